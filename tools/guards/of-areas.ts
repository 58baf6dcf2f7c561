import type { Guard } from './guard.ts';

const slots = (title: string) => ({ unit: 'shell/src/errors/outlet-slots.test.tsx', title });
const parts = (title: string) => ({ unit: 'shell/src/errors/error-boundary.test.tsx', title });
const built = (title: string) => ({ unit: 'shell/src/lock-built-ins.test.ts', title });

const styles = (title: string) => ({ unit: 'build/remote-styles.test.ts', title });

/** Guards that limit the effect of a mistake in one area on the rest of the console (docs/trust.md). */
export const AREAS: readonly Guard[] = [
  {
    name: 'an error of a clean-up on the next page',
    source: 'docs/trust.md',
    file: 'shell/src/errors/outlet-slots.tsx',
    guard: '[turn.count - 1, turn.count]',
    without: '[turn.count]',
    proofs: [
      slots('an error in the clean-up of an effect is reported under its own area, and the next page works'),
      slots(
        'an error in the clean-up of a layout effect is reported under its own area, and the next page works',
      ),
    ],
  },
  {
    name: 'an update loop',
    source: 'docs/trust.md',
    file: 'shell/src/errors/outlet-slots.tsx',
    guard: 'if (loop) throw loop;',
    without: '',
    proofs: [
      slots(
        'an effect that sets state endlessly is stopped by the boundary of its route, and another page works',
      ),
    ],
  },
  {
    name: 'style sheets of an area on the pages of others',
    source: 'docs/trust.md',
    file: 'shell/src/errors/style-sheets.tsx',
    guard: 'document.adoptedStyleSheets = [];',
    without: '',
    proofs: [slots('the adopted style sheets of an area are removed with its page and restored with it')],
  },
  {
    name: 'content of a toast that throws',
    source: 'docs/trust.md',
    file: 'shell/src/errors/error-boundary.tsx',
    guard: 'return this.state.failed ? this.props.fallback : this.props.children;',
    without: 'return this.props.children;',
    proofs: [
      parts('a toast whose content throws is shown without the content, and the other toasts stay'),
      parts('a confirmation whose text throws can still be answered'),
    ],
  },
  {
    name: 'replaced built-ins',
    source: 'docs/trust.md',
    file: 'shell/src/lock-built-ins.ts',
    guard: 'writable: false, configurable: false',
    without: 'writable: true, configurable: true',
    proofs: [
      built('fetch cannot be replaced'),
      built('JSON.parse cannot be replaced'),
      built('history.pushState cannot be replaced'),
    ],
  },
  {
    name: 'a selector that matches elements of other areas',
    source: 'docs/trust.md',
    file: 'build/remote-styles.ts',
    guard: "if (part.type === 'class') return isOwn(part.name);",
    without: 'if (part) return true;',
    proofs: [
      styles('are reported: body{color:red}'),
      styles('are reported: body:has(.system-A3bdx){color:red}'),
      styles('a build that has such styles fails and reports where they are'),
    ],
  },
  {
    name: 'a class of another area',
    source: 'docs/trust.md',
    file: 'build/remote-styles.ts',
    guard: '.filter((name) => !isOwn(name));',
    without: '.filter(() => false);',
    proofs: [styles('are reported: .system-A3bdx{.xterm{color:red}}')],
  },
  {
    name: 'rules of an area outside of its layer',
    source: 'docs/trust.md',
    file: 'build/remote-styles.ts',
    guard: "layer === undefined ? [leak('rules outside of layer remote')] : []",
    without: '[]',
    proofs: [styles('are reported outside of the layer: .system-A3bdx{color:red}')],
  },
  {
    name: 'publishing styles that others would see',
    source: 'docs/trust.md',
    file: 'deploy/site/build.ts',
    guard: '  verifyStyles(what, files, folder);\n',
    without: '',
    proofs: [
      {
        unit: 'deploy/site/damage.test.ts',
        title: 'a remote whose styles would affect other areas is refused, and none of its files are copied',
      },
    ],
  },
];
