import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, filesBelow, readJson } from '../machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { factsOf, pictureProblems } from './facts.ts';
import { PICTURES } from './pictures.ts';

/*
 * `npm run prove -- pictures`: takes the pictures of the README and the documents from the demo and records what they show.
 * `--check` fails without a browser when a page has other columns, links or labels than its picture.
 */
const FOLDER = join(ROOT, 'docs/pictures');
const RECORD = join(FOLDER, 'facts.json');

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const current = Object.fromEntries(PICTURES.map((picture) => [picture.name, factsOf(picture, read)]));

if (process.argv.includes('--check')) {
  const taken = readJson(RECORD);
  const documents = ['README.md', ...filesBelow(join(ROOT, 'docs')).map((path) => `docs/${path}`)]
    .filter((path) => path.endsWith('.md'))
    .map(read)
    .join('\n');
  const problems = pictureProblems(current, isRecord(taken) ? taken : {}, readdirSync(FOLDER), documents);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  // Only taking pictures needs a browser and a build
  const { takePictures } = await import('./take.ts');
  await takePictures(PICTURES, FOLDER);
  writeFileSync(RECORD, `${JSON.stringify(current, null, 2)}\n`);
}
