import { describe, expect, it } from 'vitest'
import { allows, network, plainAddress } from './allow-list.ts'

describe('an address or network', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    [' 10.1.2.3/32 ', '10.1.2.3'],
    ['10.1.2.3/16', '10.1.0.0/16'],
    ['203.0.113.77/28', '203.0.113.64/28'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['2001:db8:aa00::5/40', '2001:db8:aa00::/40'],
    ['2001:db8:abcd:12ff::1/56', '2001:db8:abcd:1200::/56'],
    ['2001:db8::1/128', '2001:db8::1'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['::ffff:0a01:0203', '10.1.2.3'],
    ['::ffff:10.1.2.3/112', '10.1.0.0/16'],
  ])('%s has one form: %s', (text, form) => expect(network(text)).toBe(form))

  it.each([
    '',
    '0.0.0.0/0',
    '10.0.0.0/7',
    '::/0',
    '2000::/3',
    '10.0.0.0/33',
    '2001:db8::/129',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/1e1',
    '10.0.0.0/8/8',
    '10.0.0',
    '010.0.0.1',
    'fe80::1%eth0',
    'example.com',
    '::ffff:10.1.2.3/95',
  ])('%s is refused', (text) => expect(network(text)).toBeNull())
})

describe('a list', () => {
  it.each([
    [[], '198.51.100.1', true],
    [['10.1.0.0/16'], '10.1.255.255', true],
    [['10.1.0.0/16'], '10.2.0.0', false],
    [['10.1.2.3'], '10.1.2.3', true],
    [['10.1.2.3'], '::ffff:10.1.2.3', true],
    [['10.1.2.3'], '::FFFF:0a01:0203', true],
    [['10.1.0.0/16'], '::ffff:10.2.0.1', false],
    [['2001:db8:aa00::/40'], '2001:db8:aaff::9', true],
    [['2001:db8:aa00::/40'], '2001:db8:ab00::9', false],
    [['2001:db8::1'], '2001:0DB8:0::0001', true],
    [['2001:db8::1'], '32.1.13.184', false],
    [['10.1.0.0/16', '2001:db8::/32'], '2001:db8:ffff::', true],
    [['10.1.0.0/16'], 'unknown', false],
    [['10.1.0.0/16'], '', false],
  ] as const)('%j and %s: %s', (list, address, may) => expect(allows(list, address)).toBe(may))
})

it('an address is told without what only its machine knows', () => {
  expect([plainAddress('fe80::1%eth0'), plainAddress('FE80::0:1')]).toEqual([null, 'fe80::1'])
})
