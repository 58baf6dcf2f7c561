import { createElement, lazy, Suspense, type ComponentType } from 'react';
import type { AreaPanelProps } from './area-panel.tsx';
import { PlainError } from './plain-error.tsx';
import type { WentWrongProps } from './screens.tsx';

/*
 * Error screens are a chunk of their own: pages that work do not pay for them. When not even that chunk can be had, the
 * plain page below needs nothing that is not here already.
 */

function late<Props extends object>(get: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Late = lazy(async () => ({ default: await get().catch((): ComponentType<Props> => PlainError) }));
  return function LateError(props: Props) {
    return createElement(Suspense, { fallback: null }, createElement(Late, props));
  };
}

const screens = () => import(/* webpackChunkName: "errors" */ './screens.tsx');
const panel = () => import(/* webpackChunkName: "errors" */ './area-panel.tsx');

export const NotFound = late(async () => (await screens()).NotFound);
export const WentWrong = late<WentWrongProps>(async () => (await screens()).WentWrong);
export const AreaPanel = late<AreaPanelProps>(async () => (await panel()).AreaPanel);
