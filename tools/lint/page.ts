/*
 * The rule `console/page`: what an area must not do to the page that it shares with the shell and the other areas, as far as the
 * source shows it (docs/trust.md). Listeners and observers are matched within a file: a file that adds one must also
 * remove it.
 */
interface Node {
  type: string;
  parent?: Node | null;
}
export interface Name extends Node {
  name?: string;
}
interface Text extends Node {
  value?: unknown;
}
export interface Member extends Node {
  object: Name;
  property: Name;
}
interface Options extends Node {
  properties?: { key?: Name }[];
}
export interface Call extends Node {
  callee: Name & Partial<Member>;
  arguments: (Text & Options)[];
}
export interface Assignment extends Node {
  left: Node & Partial<Member>;
}
export interface Context {
  report(problem: { node: Node; message: string }): void;
}

/** Objects that all areas share; a property set on them is set for all areas. */
const COMMON = new Set(['window', 'globalThis', 'self', 'document', 'navigator', 'history', 'screen']);
/** Targets of events that outlive a page of an area. */
const LASTING = new Set([...COMMON, 'body', 'documentElement', 'visualViewport']);
const STORES = new Set(['localStorage', 'sessionStorage']);
const OBSERVERS = /^(Mutation|Resize|Intersection|Performance|Reporting)Observer$/;
const STYLES = new Set(['style', 'link', 'script', 'base', 'meta', 'iframe']);

const MESSAGES = {
  common: 'Do not set what all areas have in common.',
  styles: 'Styles of an area are modules of its own (*.module.css); nothing is added to the head.',
  clear: 'Removes what the shell and other areas keep; remove your own keys.',
  store: 'A full or forbidden storage throws: write within try.',
  elsewhere: 'Areas keep small things only, in localStorage or sessionStorage.',
  listener: 'Nothing takes this listener away: removeEventListener in this file, { signal } or { once }.',
  interval: 'Nothing stops this interval: clearInterval in this file.',
  observer: 'Nothing stops this observer: disconnect or unobserve in this file.',
};

const nameOf = (node: (Name & Partial<Member>) | undefined): string | undefined =>
  node?.type === 'MemberExpression' ? node.property?.name : node?.name;

const isWithinTry = (node: Node | null | undefined): boolean =>
  node !== null && node !== undefined && (node.type === 'TryStatement' || isWithinTry(node.parent));

/** Whether the options of a listener remove it. */
const endsItself = (options: Options | undefined): boolean =>
  options?.properties?.some(({ key }) => key?.name === 'once' || key?.name === 'signal') === true;

/** The rule; oxlint calls `create` for each file. */
export const page = {
  create(context: Context) {
    const begun: { node: Node; end: string; message: string }[] = [];
    const ended = new Set<string>();
    const say = (node: Node, message: keyof typeof MESSAGES) =>
      context.report({ node, message: MESSAGES[message] });

    const listen = (node: Call, target: string | undefined) => {
      const [event, , options] = node.arguments;
      if (target !== undefined && !LASTING.has(target)) return;
      if (!endsItself(options))
        begun.push({ node, end: `listener ${String(event?.value)}`, message: MESSAGES.listener });
    };
    return {
      CallExpression(node: Call) {
        const { callee } = node;
        const [first] = node.arguments;
        const name = nameOf(callee);
        const target =
          callee.type === 'MemberExpression' ? (nameOf(callee.object) ?? 'an expression') : undefined;
        const isGlobal = target === undefined || COMMON.has(target);
        if (name === 'addEventListener') listen(node, target);
        else if (name === 'removeEventListener') ended.add(`listener ${String(first?.value)}`);
        else if (name === 'setInterval' && isGlobal)
          begun.push({ node, end: 'interval', message: MESSAGES.interval });
        else if (name === 'clearInterval') ended.add('interval');
        else if (name === 'disconnect' || name === 'unobserve') ended.add('observer');
        else if (name === 'createElement' && target === 'document' && STYLES.has(String(first?.value)))
          say(node, 'styles');
        else if (name === 'insertRule') say(node, 'styles');
        else if (name === 'clear' && STORES.has(target ?? '')) say(node, 'clear');
        else if (name === 'setItem' && STORES.has(target ?? '') && !isWithinTry(node)) say(node, 'store');
        else if (name === 'assign' && target === 'Object' && COMMON.has(nameOf(first) ?? ''))
          say(node, 'common');
      },
      NewExpression(node: Call) {
        if (OBSERVERS.test(nameOf(node.callee) ?? ''))
          begun.push({ node, end: 'observer', message: MESSAGES.observer });
      },
      MemberExpression(node: Member) {
        if (node.property.name === 'adoptedStyleSheets') say(node, 'styles');
        if (node.object.name === 'document' && node.property.name === 'head') say(node, 'styles');
        if (node.object.name === 'document' && node.property.name === 'cookie') say(node, 'elsewhere');
      },
      Identifier(node: Name) {
        if (node.name === 'indexedDB' || node.name === 'caches' || node.name === 'cookieStore')
          say(node, 'elsewhere');
      },
      AssignmentExpression({ left }: Assignment) {
        const object = left.type === 'MemberExpression' ? left.object : undefined;
        // The title belongs to the page on screen: the shell sets it again for the next page
        const isTitle = left.property?.name === 'title';
        if (object?.type === 'Identifier' && COMMON.has(object.name ?? '') && !isTitle) say(left, 'common');
        // Array.prototype.last = …
        if (nameOf(object) === 'prototype') say(left, 'common');
      },
      'Program:exit'() {
        for (const { node, end, message } of begun) if (!ended.has(end)) context.report({ node, message });
      },
    };
  },
};
