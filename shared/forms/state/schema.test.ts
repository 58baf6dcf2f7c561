// @vitest-environment happy-dom
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { field } from './schema.ts';

/** Parsed value, or the first message. */
function parse<Input, Output>(schema: v.GenericSchema<Input, Output>, input: Input): Output | string {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : result.issues[0].message;
}

describe('names and texts', () => {
  it('checks names in the order of their rules', () => {
    expect(parse(field.name(), 'db1')).toBe('db1');
    expect(parse(field.name(), '')).toBe('{label} is required');
    expect(parse(field.name({ label: 'Disk name' }), '')).toBe('Disk name is required');
    expect(parse(field.name(), 'freeBSD-')).toMatch(/^Can only contain lower-case/);
    expect(parse(field.optionalName(), '')).toBeUndefined();
    expect(parse(field.optionalName(), 'A')).toMatch(/^Can only contain/);
  });

  it('lets a schema check another rule before that of names', () => {
    const schema = v.pipe(
      v.string(),
      field.check((name) => name !== 'Taken', 'A certificate with this name already exists'),
      field.nameRule(),
    );
    expect(parse(schema, 'Taken')).toBe('A certificate with this name already exists');
    expect(parse(schema, 'Other')).toMatch(/^Can only contain/);
  });

  it('trims texts and omits empty optional texts', () => {
    expect(parse(field.text(), '  a ')).toBe('a');
    expect(parse(field.text(), '   ')).toBe('{label} is required');
    expect(parse(field.optionalText(), '  ')).toBeUndefined();
    expect(parse(field.description(), 'x'.repeat(513))).toContain('512');
  });

  // @sheet specification/5.4
  it.each([
    [field.ip(), '10.0.0.256', 'Not a valid IP address'],
    [field.ip(), ' ::1 ', '::1'],
    [field.ip(), '', '{label} is required'],
    [field.ipNetwork(), '10.0.0.0', 'Must contain an IP address and a width, separated by a /'],
    [field.portRange(), '90-80', 'Not a valid port range'],
  ])('checks addresses and ports %#', (schema, input, output) => expect(parse(schema, input)).toBe(output));

  it('accepts an empty optional address', () => {
    expect(parse(field.optionalIp(), ' ')).toBeUndefined();
    expect(parse(field.optionalIpNetwork(), 'x')).toMatch(/^Must contain/);
    expect(parse(field.optionalPortRange(), '80')).toBe('80');
  });
});

describe('numbers', () => {
  it('requires a number, checks its limits and refuses fractions', () => {
    expect(parse(field.number(), 0)).toBe(0);
    expect(parse(field.number(), null)).toBe('{label} is required');
    expect(parse(field.number(), -1)).toBe('Must be at least 0');
    expect(parse(field.number({ max: 64, tooLarge: 'CPUs capped to {max}' }), 65)).toBe('CPUs capped to 64');
    expect(parse(field.number(), 1.5)).toBe('Must be a whole number');
    expect(parse(field.number({ decimals: true }), 1.5)).toBe(1.5);
    expect(parse(field.optionalNumber(), null)).toBeUndefined();
    expect(parse(field.optionalNumber({ max: 3 }), 4)).toBe('Can be at most 3');
  });

  it('sends sizes in bytes', () => {
    expect(parse(field.gib(), 2)).toBe(2 * 1024 ** 3);
    expect(parse(field.gib({ max: 256 }), 257)).toBe('Can be at most 256 GiB');
    expect(parse(field.diskSize(), null)).toBe('Disk size is required');
    expect(parse(field.diskSize(), 0)).toBe('Must be at least 1 GiB');
    expect(parse(field.diskSize({ min: 10 }), 9)).toBe('Must be at least 10 GiB');
    expect(parse(field.diskSize(), 1024)).toBe('Can be at most 1023 GiB');
  });
});

describe('choices, files and lists', () => {
  it('requires a choice', () => {
    expect(parse(field.choice(), null)).toBe('{label} is required');
    expect(parse(field.choice(), 'a')).toBe('a');
    expect(parse(field.oneOf(['a', 'b']), null)).toBe('{label} is required');
    expect(parse(field.optionalChoice(), null)).toBeUndefined();
  });

  // @sheet common-ui/34.19
  it('limits files', () => {
    const file = new File(['x'.repeat(2000)], 'data');
    expect(parse(field.file(), file)).toBe(file);
    expect(parse(field.file(), null)).toBe('{label} is required');
    expect(parse(field.file({ maxBytes: 1024 }), file)).toBe('Must be 1 KiB or smaller');
    expect(parse(field.optionalFile(), null)).toBeUndefined();
  });

  // @sheet specification/5.6
  it('requires items, each once', () => {
    expect(parse(field.list(v.string(), { min: 1, message: 'At least one' }), [])).toBe('At least one');
    expect(parse(field.list(v.string()), ['a', 'a'])).toBe('Items must be unique');
    const byName = field.list(v.object({ name: v.string(), size: v.number() }), { key: (one) => one.name });
    expect(
      parse(byName, [
        { name: 'a', size: 1 },
        { name: 'a', size: 2 },
      ]),
    ).toBe('Items must be unique');
  });
});
