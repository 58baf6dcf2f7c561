import { Link } from '@console/shared/router';

export function Component() {
  return <h1>Projects <Link to="/settings/profile">Settings</Link></h1>;
}
