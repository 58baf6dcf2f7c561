import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { isRecord } from '@console/shared/record';
import {
  areaModule,
  lazy,
  type LazyComponent,
  noteExtensionFailure,
  type PartFailure,
  type Registered,
} from '@console/shared/runtime';
import { CardBlock, Message, RetryButton, Skeleton } from '@console/shared/ui/basic';

/** Where an extension is: as a panel in the page, as a word among values, as the content of a tab, or as a dialog. */
export type Shape = 'panel' | 'word' | 'tab' | 'dialog';

/** Shapes that wait for the page that they are on. A tab is the page itself, and a dialog is opened by the user. */
const WAITS: ReadonlySet<Shape> = new Set(['panel', 'word']);

/** Resolves when the browser has nothing else to do. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));

/** Props of any extension: `ExtensionProps` defines those of each place. */
export type AnyProps = object;

const isComponent = (value: unknown): value is ComponentType<AnyProps> => typeof value === 'function';

/** Milliseconds after which code that has not arrived counts as failed: the files of an area have shorter limits. */
const LIMIT = 20_000;

async function withinLimit<Result>(running: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('Its code did not arrive in time')), LIMIT);
  try {
    return await Promise.race([running, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The component of an extension, within the time limit. */
async function loaded(extension: Registered): Promise<ComponentType<AnyProps>> {
  try {
    return await withinLimit(componentOf(extension));
  } catch (error) {
    noteExtensionFailure(extension, error, 'load');
    throw error;
  }
}

/** The component of an extension. Its area is another team's code, whose types end at the bundle. */
async function componentOf({ area, id }: Registered): Promise<ComponentType<AnyProps>> {
  const { extensions = {} } = await areaModule(area);
  const load = Object.hasOwn(extensions, id) ? extensions[id] : undefined;
  const module = await load?.();
  const component = isRecord(module) ? module['Component'] : undefined;
  if (!isComponent(component)) throw new Error(`The area ${area} has no extension ${id}`);
  return component;
}

interface FailureProps {
  readonly of: Registered;
  readonly shape: Shape;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

function Failure({ of: { label, owner, build }, shape, busy, onRetry }: FailureProps) {
  if (shape === 'word') return 'Not available';
  const panel = (
    <Message
      variant="notice"
      live="status"
      title={`${label} could not be shown`}
      action={<RetryButton pending={busy} onClick={onRetry} />}
    >
      {`${label} is part of ${owner}, build ${build}. The rest of the page is not affected.`}
    </Message>
  );
  return shape === 'tab' ? <CardBlock title={label}>{panel}</CardBlock> : panel;
}

/** The content of an extension while its code and its data are loading. */
function pendingOf(label: string, shape: Shape): ReactNode {
  const bar = <Skeleton width={shape === 'word' ? '5rem' : '16rem'} />;
  return shape === 'tab' ? <CardBlock title={label}>{bar}</CardBlock> : bar;
}

interface CatcherProps {
  readonly of: Registered;
  readonly shape: Shape;
  readonly failure: PartFailure | undefined;
  readonly children: ReactNode;
}

/** Keeps an error of an extension in its own place. */
class Catcher extends Component<CatcherProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    noteExtensionFailure(this.props.of, error, 'crash');
  }

  readonly #again = () => this.setState({ hasFailed: false });

  override render() {
    const { of, shape, failure, children } = this.props;
    if (failure) return <Failure of={of} shape={shape} busy={failure.busy} onRetry={failure.retry} />;
    if (this.state.hasFailed) return <Failure of={of} shape={shape} busy={false} onRetry={this.#again} />;
    return children;
  }
}

const parts = new Map<string, LazyComponent<AnyProps>>();

/** The part of an extension. Its code is fetched when it is rendered; a failure stays in its place. */
export function partOf(extension: Registered, shape: Shape): LazyComponent<AnyProps> {
  const key = [extension.area, extension.build, extension.id, shape].join(' ');
  const known = parts.get(key);
  if (known) return known;
  const pending = pendingOf(extension.label, shape);
  const part = lazy<AnyProps>(
    extension.label,
    async () => {
      if (WAITS.has(shape)) await idle();
      return loaded(extension);
    },
    ({ failure, children }) => (
      <Catcher of={extension} shape={shape} failure={failure}>
        {/* Without it the page would wait for the reads of the extension */}
        <Suspense fallback={pending}>{children}</Suspense>
      </Catcher>
    ),
    pending,
  );
  parts.set(key, part);
  return part;
}
