import { createElement } from 'react';
import { CardBlock, Property } from '@console/shared/ui/basic';
import type { Registered } from '@console/shared/runtime';
import { partOf } from './part.tsx';

/** Extensions of a place, and their props. */
export interface DrawnProps {
  readonly all: readonly Registered[];
  readonly given: object;
}

/** An extension, and its props. */
export interface OneProps {
  readonly of: Registered;
  readonly given: object;
}

export const Cards = ({ all, given }: DrawnProps) =>
  all.map((one, index) => (
    <CardBlock key={index} title={one.label}>
      {createElement(partOf(one, 'panel'), given)}
    </CardBlock>
  ));

export const Properties = ({ all, given }: DrawnProps) =>
  all.map((one, index) => (
    <Property key={index} label={one.label}>
      {createElement(partOf(one, 'word'), given)}
    </Property>
  ));

export const Panel = ({ of, given }: OneProps) => createElement(partOf(of, 'panel'), given);

export const Cell = ({ of, given }: OneProps) => createElement(partOf(of, 'word'), given);

export const Tab = ({ of, given }: OneProps) => createElement(partOf(of, 'tab'), given);

/** Props of the dialog of a chosen action. */
export interface OpenedProps extends OneProps {
  readonly onDismiss: () => void;
}

export function Opened({ of, given, onDismiss }: OpenedProps) {
  const props: object = { ...given, onDismiss };
  return createElement(partOf(of, 'dialog'), props);
}
