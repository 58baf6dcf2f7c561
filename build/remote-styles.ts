import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import type { Rule, Selector, SelectorComponent } from 'lightningcss';

/*
 * Rules for the built style sheets of a remote. All areas are in one document, so a rule of one area matches the
 * elements of all others unless its selector names a class that only its own build has. Checked when a remote is
 * built (build/row.ts) and when it is published (deploy/site/build.ts): docs/trust.md.
 */

/** Layers that a remote may fill: its own, and that of the shared modules which its build contains. */
const LAYERS: ReadonlySet<string> = new Set(['remote', 'ui']);

/**
 * The prefix of the class names of a build: the name of the area. Modules of shared/ are in the builds of several
 * areas, with one path: without the whole name two releases of such a module would style each other. The shell's
 * builds, whose names start with `shell`, have a letter that no area name can contain there.
 */
export const classStart = (app: string): string => (/^(shell|monolith)/.test(app) ? 's' : app);

/**
 * The part after the prefix: not a word, so that a name written by hand is not mistaken for one of the build
 * (`localIdentName` in build/app-config.ts; builds made before November 26, 2026 have three to five letters and digits).
 */
const BUILT = /^[A-Z]\d[\w-]{3,6}$/;
const BUILT_EARLIER = /^[\w+-]{6}$/;

/**
 * Whether a name is one of the classes or animations of an area's build. `isEarlier` also admits the names of builds made before
 * November 23, 2026, which begin with the first letter of the area.
 */
const isOwnName = (area: string, isEarlier: boolean) => (name: string) =>
  (name.startsWith(`${area}-`) && BUILT.test(name.slice(area.length + 1))) ||
  (isEarlier && name.startsWith(`${area.slice(0, 1)}-`) && BUILT_EARLIER.test(name.slice(2)));

type Own = (name: string) => boolean;
/** The constraints of one sheet's rules. */
interface Sheet {
  isOwn: Own;
  /** Whether the name of a kind of printed page (`@page name`) is the area's. */
  isOwnPage: (name: string | null | undefined) => boolean;
}

/** The selectors within a pseudo-class such as `:is()` or `:nth-child(1 of …)`. */
function alternatives(part: SelectorComponent): readonly Selector[] {
  if (part.type !== 'pseudo-class') return [];
  switch (part.kind) {
    case 'not':
    case 'where':
    case 'is':
    case 'any':
    case 'has':
      return part.selectors;
    case 'host':
      return part.selectors ? [part.selectors] : [];
    case 'nth-child':
    case 'nth-last-child':
      return part.of ?? [];
    default:
      return [];
  }
}

/** Every class of a selector, also those within `:not()` and `:has()`. */
const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => (part.type === 'class' ? [part.name] : alternatives(part).flatMap(classesOf)));

/**
 * Whether a selector matches only elements of the area, or elements within or beside them. A class in `:not()` or
 * `:has()` does not restrict it: `body:has(.own)` matches the body of every page that has one such element.
 */
function isHeld(selector: Selector, isOwn: Own, isNested: boolean): boolean {
  const isWithin = isNested && !selector.some(({ type }) => type === 'nesting');
  return (
    // Without `&` a nested selector stands for a descendant, unless the `&` is within one of its functions
    (isWithin && !selector.some((part) => alternatives(part).some(namesParent))) ||
    selector.some((part) => {
      if (part.type === 'nesting') return isNested;
      if (part.type === 'class') return isOwn(part.name);
      const isChoice =
        part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'any');
      const choices = isChoice ? alternatives(part) : [];
      return (
        choices.length > 0 &&
        choices.every((choice) => isHeld(choice, isOwn, false) || (isNested && namesParent(choice)))
      );
    })
  );
}

const namesParent = (selector: Selector): boolean =>
  selector.some((part) => part.type === 'nesting' || alternatives(part).some(namesParent));

/** A rule that others would see. */
export interface Leak {
  /** Line of the rule, from 1; 0 for a rule without a position. */
  line: number;
  message: string;
}

const lineOf = (rule: Rule): number =>
  'value' in rule && rule.value !== null && typeof rule.value === 'object' && 'loc' in rule.value
    ? rule.value.loc.line + 1
    : 0;

/** The leaks of a rule and of the rules within it. */
function problemsOf(rule: Rule, sheet: Sheet, layer: string | undefined, isNested: boolean): Leak[] {
  const leak = (message: string): Leak => ({ line: lineOf(rule), message });
  const below = (rules: readonly Rule[], inner = layer, nested = isNested) =>
    rules.flatMap((one) => problemsOf(one, sheet, inner, nested));
  const { isOwn, isOwnPage } = sheet;
  if (rule.type === 'ignored' || rule.type === 'layer-statement') return [];
  if (rule.type === 'layer-block') {
    const name = rule.value.name?.join('.') ?? 'a layer without a name';
    // A layer within a layer is weaker than all of it
    const isAllowed = layer !== undefined || LAYERS.has(name);
    return isAllowed
      ? below(rule.value.rules, layer ?? name)
      : [leak(`rules in ${name} instead of layer remote`)];
  }
  const where = layer === undefined ? [leak('rules outside of layer remote')] : [];
  if (rule.type === 'style') {
    const selectors = rule.value.selectors;
    const foreign = [...new Set(selectors.flatMap(classesOf))].filter((name) => !isOwn(name));
    return [
      ...where,
      ...foreign.map((name) => leak(`.${name} is no class of this area`)),
      ...(selectors.every((selector) => isHeld(selector, isOwn, isNested))
        ? []
        : [leak('a selector without a class of this area matches elements of others')]),
      ...below(rule.value.rules ?? [], layer ?? 'remote', true),
    ];
  }
  if (rule.type === 'nested-declarations') return where;
  if (rule.type === 'keyframes') {
    const { value } = rule.value.name;
    return isOwn(value) ? where : [...where, leak(`the animation ${value} is not named after this area`)];
  }
  if (rule.type === 'page') {
    const { selectors } = rule.value;
    const isNamed = selectors.length > 0 && selectors.every(({ name }) => isOwnPage(name));
    return isNamed || isOwnPage(undefined)
      ? []
      : [leak('@page without a name of this area acts on every print')];
  }
  // They only group others
  if (
    rule.type === 'media' ||
    rule.type === 'supports' ||
    rule.type === 'container' ||
    rule.type === 'starting-style'
  )
    return below(rule.value.rules);
  return [leak(`@${rule.type} acts on the whole page`)];
}

/**
 * What a style sheet of an area would change in the shell or in other areas: rules outside of the layers `remote` and
 * `ui`, classes that are not of this area's modules, selectors without a class, animations and at-rules with names
 * that everyone shares. Empty when there is none; each problem once.
 *
 * @param isEarlier also admits the names of builds made before November 23, 2026
 */
export function leaksOf(area: string, css: string | Uint8Array, isEarlier = false): string[] {
  if (area.length < 2) return ['an area needs a name of at least two letters'];
  const sheet: Sheet = {
    isOwn: isOwnName(area, isEarlier),
    isOwnPage: (name) => (typeof name === 'string' ? name.startsWith(`${area}-`) : isEarlier),
  };
  return [...new Set(leaksIn(`${area}.css`, css, sheet).map(({ message }) => message))];
}

/** The same in a source: the classes and animations of a module get names of the area when it is built, those of other sheets do not. */
export const leaksOfSource = (area: string, path: string, css: string): Leak[] =>
  leaksIn(path, css, {
    isOwn: () => path.endsWith('.module.css'),
    isOwnPage: (name) => typeof name === 'string' && name.startsWith(`${area}-`),
  });

function leaksIn(filename: string, css: string | Uint8Array, sheet: Sheet): Leak[] {
  const found: Leak[] = [];
  transform({
    filename,
    code: typeof css === 'string' ? Buffer.from(css) : css,
    visitor: {
      StyleSheet({ rules }) {
        found.push(...rules.flatMap((rule) => problemsOf(rule, sheet, undefined, false)));
      },
    },
  });
  return found;
}

/** Throws when a style sheet in the folder of a built remote would change the shell or other areas; names file and reason. */
export function refuseLeaks(area: string, folder: string): void {
  const leaks = readdirSync(folder)
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => leaksOf(area, readFileSync(join(folder, path))).map((leak) => `${path}: ${leak}`));
  if (leaks.length > 0)
    throw new Error(`${area}: styles that others would see (docs/trust.md)\n${leaks.join('\n')}`);
}
