// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { forgetProject, keepUsedProjects, noteProject, usedProjects } from './used.ts';

afterEach(() => {
  for (const name of usedProjects()) forgetProject(name);
  localStorage.clear();
});

it('are the latest eight projects, without repetition', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) noteProject(name);
  expect(usedProjects()).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
  forgetProject('i');
  expect(usedProjects()).toHaveLength(7);
});

it('are stored only for users who may not list projects', () => {
  noteProject('a');
  expect(localStorage).toHaveLength(0);
  keepUsedProjects();
  noteProject('b');
  expect(localStorage.getItem('personal:used-projects')).toBe('["b","a"]');
  forgetProject('a');
  expect(localStorage.getItem('personal:used-projects')).toBe('["b"]');
});

it('are empty when the stored value is invalid', () => {
  expect(usedProjects()).toEqual([]);
  for (const text of ['{', '{"a": 1}', '3']) {
    localStorage.setItem('personal:used-projects', text);
    expect(usedProjects()).toEqual([]);
  }
});
