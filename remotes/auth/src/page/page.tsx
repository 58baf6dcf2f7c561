import { Link } from '@console/shared/router';

export function Component() {
  return <h1>auth <Link to="/projects">Projects</Link></h1>;
}
