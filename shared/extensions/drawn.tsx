import { createElement, useEffect, useState } from 'react';
import { CardBlock, Property } from '@console/shared/ui/basic';
import type { Registered } from '@console/shared/runtime';
import { partOf, type Shape } from './part.tsx';

/** Whether the browser is idle after the first render: an extension waits for the page that it stands on. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  // The frames of the browser are outside of React
  useEffect(() => {
    const wait = globalThis.requestIdleCallback ?? setTimeout;
    const cancel = globalThis.cancelIdleCallback ?? clearTimeout;
    const handle = wait(() => setIdle(true));
    return () => cancel(handle);
  }, []);
  return isIdle;
}

function Part({ of, shape, given }: { of: Registered; shape: Shape; given: object }) {
  return useIdle() ? createElement(partOf(of, shape), given) : null;
}

/** Extensions of a place, and what they get. */
export interface DrawnProps {
  readonly all: readonly Registered[];
  readonly given: object;
}

export const Cards = ({ all, given }: DrawnProps) =>
  all.map((one, index) => (
    <CardBlock key={index} title={one.label}>
      <Part of={one} shape="panel" given={given} />
    </CardBlock>
  ));

export const Properties = ({ all, given }: DrawnProps) =>
  all.map((one, index) => (
    <Property key={index} label={one.label}>
      <Part of={one} shape="word" given={given} />
    </Property>
  ));

/** The content of a tab: it is the page, so it does not wait for one. */
export const Tab = ({ of, given }: { readonly of: Registered; readonly given: object }) =>
  createElement(partOf(of, 'tab'), given);

/** What a chosen action shows. */
export interface OpenedProps {
  readonly of: Registered;
  readonly given: object;
  readonly onDismiss: () => void;
}

export function Opened({ of, given, onDismiss }: OpenedProps) {
  const props: object = { ...given, onDismiss };
  return createElement(partOf(of, 'panel'), props);
}
