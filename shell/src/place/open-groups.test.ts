import { describe, expect, it } from 'vitest';
import { currentGroup, entered, isOpen, parseGroups, withChoice, type OpenGroups } from './open-groups.ts';

const HEADINGS = ['System', 'Networking', 'Operations', 'Access'];
const opened = (groups: OpenGroups) => HEADINGS.filter((heading, at) => isOpen(groups, heading, at === 0));
const fresh = () => parseGroups(null, null);
const kept = ({ chosen, last }: OpenGroups) => parseGroups(JSON.stringify(chosen), last ?? null);

describe('groups of the sidebar', () => {
  it('are closed initially, except the first one and the last used one', () => {
    expect(opened(fresh())).toEqual(['System']);
    const used = entered(entered(fresh(), 'Networking'), 'Access');
    expect(opened(used)).toEqual(['System', 'Networking', 'Access']);
    expect(opened(kept(used))).toEqual(['System', 'Access']);
  });

  it("keep the user's choice, also in the next document", () => {
    const groups = withChoice(withChoice(fresh(), 'System', false), 'Operations', true);
    expect(opened(groups)).toEqual(['Operations']);
    expect(opened(kept(groups))).toEqual(['Operations']);
  });

  it('open when one of their pages opens, and can be closed on that page', () => {
    const closed = withChoice(fresh(), 'Networking', false);
    const inside = entered(closed, 'Networking');
    expect(opened(inside)).toEqual(['System', 'Networking']);
    const again = withChoice(inside, 'Networking', false);
    expect(opened(entered(again, 'Networking'))).toEqual(['System']);
    expect(opened(kept(again))).toEqual(['System']);
  });

  it('ignore stored values that are invalid', () => {
    for (const text of ['', '{', 'null', '[]', '{"System":"no"}', '7'])
      expect(opened(parseGroups(text, 'Elsewhere')), text).toEqual(['System']);
  });

  it('do not change on a page outside all groups', () => {
    const groups = fresh();
    expect(entered(groups, currentGroup([{ heading: 'System', links: [] }]))).toBe(groups);
  });
});
