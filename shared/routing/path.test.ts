import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { fillPath, to } from './path.ts';

describe('to', () => {
  it('fills parameters and encodes them', () => {
    expect(to('/projects/:project/vpcs/:vpc', { project: 'a b', vpc: 'c/d' })).toBe(
      '/projects/a%20b/vpcs/c%2Fd',
    );
    expect(to('/projects')).toBe('/projects');
  });

  it('keeps one path segment per parameter, for any value', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (value) => {
        const path = to('/projects/:project/edit', { project: value });
        expect(path.split('/')).toHaveLength(4);
        expect(decodeURIComponent(path.split('/')[2] ?? '')).toBe(value);
      }),
    );
  });
});

describe('fillPath', () => {
  it('leaves a parameter without a value unfilled', () => {
    expect(fillPath('/projects/:project', {})).toBe('/projects/:project');
  });
});
