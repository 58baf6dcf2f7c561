import { expect, test } from 'vitest';
import { snippetsOf } from './source.ts';

const SOURCE = `import { useState } from 'react';
import {
  Button,
  Link,
} from '@console/shared/ui';

const hidden = 1;

/** Two buttons */
export function Buttons() {
  return <Button>Go</Button>;
}

/** A link that was visited */
export function Links() {
  const [to] = useState('/');
  return <Link to={to}>Go</Link>;
}
`;

test('each example has its title and its code, with only the imports that it uses', () => {
  expect(snippetsOf(SOURCE)).toEqual([
    {
      name: 'Buttons',
      title: 'Two buttons',
      code: `import { Button } from '@console/shared/ui';

export function Buttons() {
  return <Button>Go</Button>;
}`,
    },
    {
      name: 'Links',
      title: 'A link that was visited',
      code: `import { useState } from 'react';
import { Link } from '@console/shared/ui';

export function Links() {
  const [to] = useState('/');
  return <Link to={to}>Go</Link>;
}`,
    },
  ]);
});
