import { expect, test } from 'vitest';
import { snippetsOf } from './source.ts';

const SOURCE = `import { useState } from 'react';
import * as v from 'valibot';
import {
  Button,
  Link,
} from '@console/shared/ui';

const hidden = 1;
const SIZES = { small: 1 };
// More than one example has them
const NAMES = Object.keys(SIZES);

const SCHEMA = v.object({
  size: v.number(),
});

/** Two buttons */
export function Buttons() {
  return <Button>Go</Button>;
}

/** A link that was visited */
export function Links() {
  const [to] = useState('/');
  return <Link to={to}>Go</Link>;
}

/** Declarations */
export function Declared() {
  return <Label of={v.is(SCHEMA, {})} />;
}

function Label(props: { of: boolean }) {
  return <b>{props.of ? NAMES : ''}</b>;
}
`;

test('each example has its title and its code, with only the imports that it uses', () => {
  expect(snippetsOf(SOURCE).slice(0, 2)).toEqual([
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

test('the code has the declarations that it uses, and those that they use', () => {
  expect(snippetsOf(SOURCE)[2]?.code).toBe(`import * as v from 'valibot';

const SIZES = { small: 1 };

// More than one example has them
const NAMES = Object.keys(SIZES);

const SCHEMA = v.object({
  size: v.number(),
});

function Label(props: { of: boolean }) {
  return <b>{props.of ? NAMES : ''}</b>;
}

export function Declared() {
  return <Label of={v.is(SCHEMA, {})} />;
}`);
});
