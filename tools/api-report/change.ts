/** Which part of the version a change of an interface must raise: none, the minor or the major number. */
export type Change = 'none' | 'minor' | 'major';

/** The declarations of a report of API Extractor: blocks between empty lines, without comments. */
function declarationsOf(report: string): string[] {
  const code = /```ts\n(?<code>.*?)\n```/s.exec(report)?.groups?.['code'];
  if (code === undefined) throw new Error('A report of an API has no declarations');
  return code
    .split('\n\n')
    .map((block) =>
      block
        .split('\n')
        .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
        .join('\n')
        .trim(),
    )
    .filter((block) => block !== '' && !block.startsWith('import '));
}

/** What a declaration is called, exported or not; the text itself where it has no name. */
const nameOf = (declaration: string): string =>
  /\b(?:class|const|enum|function|interface|namespace|type|let|var)\s+(?<name>[\w$]+)/.exec(declaration)
    ?.groups?.['name'] ?? declaration;

/** A required member of an interface or an object type. */
const isRequiredMember = (line: string): boolean => /^\s+(?:readonly\s+)?[\w$'"]+\s*[:(]/.test(line);

/** Whether a declaration only gained optional members and overloads, which do not affect existing code. */
function onlyGained(before: string, after: string): boolean {
  const old = before.split('\n');
  let next = 0;
  for (const line of after.split('\n')) {
    if (line === old[next]) next += 1;
    else if (isRequiredMember(line)) return false;
  }
  return next === old.length;
}

const byName = (report: string) => Map.groupBy(declarationsOf(report), nameOf);

/**
 * What changed between two API reports of a shared module: nothing, only additions, or a breaking change (a
 * declaration that was removed or is different).
 */
export function changeOf(before: string, after: string): Change {
  const [old, now] = [byName(before), byName(after)];
  let change: Change = [...now.keys()].some((name) => !old.has(name)) ? 'minor' : 'none';
  for (const [name, declarations] of old) {
    const [was, is] = [declarations.join('\n'), now.get(name)?.join('\n')];
    if (is === was) continue;
    if (is === undefined || !onlyGained(was, is)) return 'major';
    change = 'minor';
  }
  return change;
}

/** The lowest version for the release of a change to a module of version `before`. Both are three plain numbers. */
export function versionAfter(before: string, change: Change): string {
  const [major = 0, minor = 0] = before.split('.').map(Number);
  if (change === 'none') return before;
  return change === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}
