import { expect, test } from 'vitest';
import { textsOf } from './extract.ts';

const texts = (source: string) => textsOf('x.tsx', source).map(({ text }) => text);

test.each([
  ['const x = <p>Nothing <b>{name}</b> to\n  see.</p>;', ['Nothing {…} to see.']],
  ['const x = <p>Deletes {`the disk ${name}`}.</p>;', ['Deletes the disk {…}.']],
  ['const x = <div><h2>Disks</h2><p>None yet.</p></div>;', ['Disks', 'None yet.']],
  ['const x = <Button title="Save" className="Big one">Go</Button>;', ['Go', 'Save']],
  ['const x = { label: "Name", id: "Not A Label", width: 3 };', ['Name']],
  [
    'const x = ok ? "Disk created" : `Could not ${verb} the disk`;',
    ['Disk created', 'Could not {…} the disk'],
  ],
  ['const x = <Field label={many ? "Disks" : "Disk"} />;', ['Disks', 'Disk']],
  ['throw new Error("The file is empty.");', ['The file is empty.']],
])('%s', (source, expected) => {
  expect(texts(source)).toEqual(expected);
});

test.each([
  'import { A } from "A module.ts";',
  'const x = "not-a-sentence";',
  'type X = "A type is not shown";',
  'document.querySelector("Main content");',
  'const x = <p className="Two Words" />;',
  '// A comment is not shown.',
])('nothing is shown by %s', (source) => {
  expect(texts(source)).toEqual([]);
});

test('each text has its line', () => {
  expect(textsOf('x.tsx', '\n\nconst x = "Disk created";')).toEqual([{ line: 3, text: 'Disk created' }]);
});

test('a document has the texts between its tags', () => {
  const source = '<!-- A <b>comment</b> -->\n<p role="alert">\n  Not loaded.\n  <button>Reload</button></p>';
  expect(textsOf('index.html', source)).toEqual([
    { line: 3, text: 'Not loaded.' },
    { line: 4, text: 'Reload' },
  ]);
});
