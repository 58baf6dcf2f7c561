import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dbmText, linkState, linkText } from './link-state.ts';

const mock = (...states: string[]) => ({
  cabled: true,
  geometry: 'qsfp28x1',
  links: states.map((state, index) => ({
    linkName: `phy${index}`,
    state,
    speed: 'speed100_g',
    fec: 'rs',
    autoneg: false,
    mtu: 9000,
  })),
  timeSettingsApplied: null,
});

const production = (link: object, monitors?: object) => ({ link, ...(monitors && { monitors }) });

describe('the state of a port', () => {
  // @sheet operator/13.19
  test.each([
    ['in the shape of the mock', mock('up'), 'up', 'Up 100G'],
    ['of two links as that of the worst', mock('up', 'down'), 'down', 'Down'],
    ['of two links, one of them training', mock('up', 'training'), 'training', 'Training'],
    ['of no links', mock(), 'unknown', 'Unknown'],
    ['that is up', production({ linkState: 'Up', fsmState: 'LinkUp', speed: 'Speed100G' }), 'up', 'Up 100G'],
    ['in lower case', production({ linkState: 'up' }), 'up', 'Up'],
    [
      'waiting for light',
      production({ linkState: 'Down', fsmState: 'WaitSignalOK' }),
      'training',
      'Training (WaitSignalOK)',
    ],
    [
      'counting errors',
      production({ linkState: 'Down', fsmState: 'BERCheckStart' }),
      'training',
      'Training (BERCheckStart)',
    ],
    [
      'down for the other end',
      production({ linkState: 'Down', fsmState: 'RemoteFault' }),
      'down',
      'Down (RemoteFault)',
    ],
    ['disabled', production({ linkState: 'Disabled' }), 'down', 'Down (Disabled)'],
    ['with an unknown word', production({ linkState: 'Purple' }), 'unknown', 'Unknown (Purple)'],
    ['of nothing', null, 'unknown', 'Unknown'],
    ['of an empty object', {}, 'unknown', 'Unknown'],
    ['of a text', 'up', 'unknown', 'Unknown'],
    ['of invalid links', { links: 7 }, 'unknown', 'Unknown'],
  ])('%s is recognized', (_, raw, state, words) => {
    const link = linkState(raw);
    expect([link.state, linkText(link), link.raw]).toEqual([state, words, raw]);
  });

  test('has the other facts that the switch reports', () => {
    expect(linkState(mock('up')).links[0]).toMatchObject({
      name: 'phy0',
      fec: 'rs',
      autoneg: false,
      mtu: 9000,
    });
    const { optics, links } = linkState(
      production(
        { linkState: 'Up', media: 'Optical', address: 'a8:40:25:00:00:01', enabled: true, fec: null },
        {
          receiverPower: [{ average: 0.5 }, { peakToPeak: 0 }],
          transmitterPower: [1],
          transmitterBiasCurrent: 'x',
        },
      ),
    );
    expect(links[0]).toMatchObject({ media: 'Optical', mac: 'a8:40:25:00:00:01', enabled: true, fec: null });
    expect(optics).toEqual({ rx: [0.5, 0], tx: [1], bias: [] });
  });

  // @sheet operator/13.19
  it('never throws, for any value', () =>
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(['up', 'training', 'down', 'unknown']).toContain(linkState(raw).state);
      }),
    ));
});

// @sheet operator/13.19
test.each([
  [1, '0.0 dBm'],
  [0.5, '-3.0 dBm'],
  [0, '–∞ dBm'],
  [-1, '–∞ dBm'],
])('%d mW are %s', (milliwatts, text) => expect(dbmText(milliwatts)).toBe(text));
