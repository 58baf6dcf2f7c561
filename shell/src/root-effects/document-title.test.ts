import { describe, expect, it } from 'vitest';
import { titleOf } from './document-title.tsx';

const crumb = (label: string) => ({ label, to: `/${label}` });

describe('titleOf', () => {
  it('is the product alone where there is no trail', () => {
    expect(titleOf({ crumbs: [], titles: [] }, 'Some Console')).toBe('Some Console');
  });

  it('names the trail from the deepest part up', () => {
    const crumbs = ['Projects', 'mock-project', 'Instances'].map(crumb);
    expect(titleOf({ crumbs, titles: [] }, 'Some Console')).toBe('Instances / mock-project / Projects / Some Console');
  });

  it('puts an open form first', () => {
    expect(titleOf({ crumbs: [crumb('IP Pools')], titles: ['New IP pool'] }, 'Some Console')).toBe(
      'New IP pool / IP Pools / Some Console',
    );
  });
});
