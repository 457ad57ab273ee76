import { describe, expect, it } from 'vitest'
import { type Before, proposals, type ReadOf } from './propose.ts'
import { shownOf } from './shown.ts'

const SELLER = '91440399MA5EXAMPL1'
const DAY = new Date('2026-05-06')
const before = (read: string, corrected: string, more: Partial<Before> = {}): Before => ({
  kind: 'TAXI',
  issuer: SELLER,
  field: 'plate',
  read,
  corrected,
  at: DAY,
  ...more,
})
const reading = (read: string, more: Partial<ReadOf> = {}): ReadOf => ({
  kind: 'TAXI',
  issuer: SELLER,
  field: 'plate',
  read,
  ...more,
})

describe('a correction made once', () => {
  it('is proposed where the same is read of the same issuer, kind and field', () => {
    expect(proposals([reading('粤8T0000')], [before('粤8T0000', '粤BT0000')])).toEqual([
      {
        field: 'plate',
        read: '粤8T0000',
        proposed: '粤BT0000',
        why: 'SAME_VALUE',
        times: 1,
        lastAt: DAY,
      },
    ])
  })

  it.each([
    ['issuer', { issuer: '91440399MA5EXAMPL2' }],
    ['kind', { kind: 'TRAIN' }],
    ['field', { field: 'title' }],
  ])('is not proposed of another %s', (_, other) => {
    expect(proposals([reading('粤8T0000', other)], [before('粤8T0000', '粤BT0000')])).toEqual([])
  })

  it('is not proposed where no issuer is known on either side', () => {
    const none = { issuer: null }
    expect(proposals([reading('粤8T0000', none)], [before('粤8T0000', '粤BT0000', none)])).toEqual(
      [],
    )
  })

  it('is not proposed of what was right as it stands, once', () => {
    const known = [before('粤8T0000', '粤BT0000'), before('粤8T0000', '粤8T0000')]
    expect(proposals([reading('粤8T0000')], known)).toEqual([])
  })

  it('is proposed as it was corrected most often; of two as often, as last', () => {
    const known = [before('X', 'A'), before('X', 'B', { at: new Date('2026-06-01') })]
    expect(proposals([reading('X')], known)).toMatchObject([{ proposed: 'B', times: 1 }])
    expect(proposals([reading('X')], [...known, before('X', 'A')])).toMatchObject([
      { proposed: 'A', times: 2 },
    ])
  })

  it('that took the value away proposes nothing', () => {
    expect(proposals([reading('X')], [before('X', '')])).toEqual([])
  })

  it('of the issuer itself is proposed by what was misread', () => {
    const field = 'sellerTaxNo'
    const misread = '914403990A5EXAMPL1'
    expect(
      proposals(
        [reading(misread, { field, issuer: misread })],
        [before(misread, SELLER, { field })],
      ),
    ).toMatchObject([{ proposed: SELLER, why: 'SAME_VALUE' }])
  })
})

describe('a sign misread at a place', () => {
  it('is proposed for the next number: a letter for a figure', () => {
    const known = [before('粤8T0001', '粤BT0001')]
    expect(proposals([reading('粤8T0002')], known)).toMatchObject([
      { proposed: '粤BT0002', why: 'SAME_SLIP' },
    ])
  })

  it.each([
    ['figure for figure tells nothing', '粤B13', '粤B18', '粤B23'],
    ['another length is another number', '粤8T1', '粤BT1', '粤8T22'],
    ['another sign stands there', '粤8T1', '粤BT1', '粤AT2'],
    ['too much was other', '8O1T', 'BO1l', '8O2T'],
  ])('%s', (_, read, corrected, next) => {
    const wide = [before(read, corrected), before('8880', 'BBBO')]
    expect(proposals([reading(next)], wide)).toEqual([])
  })

  it('is no slip where a person once left it so', () => {
    const known = [before('粤8T0001', '粤BT0001'), before('粤8T00O2', '粤8T0002')]
    expect(proposals([reading('粤8T0002')], known)).toEqual([])
  })
})

describe('what an operator sees of a correction', () => {
  it.each([
    [
      '91440399MA5EXAMPLO',
      '91440399MA5EXAMPL0',
      '•••••••••••••••••O',
      '•••••••••••••••••0',
      'DIFFERENCE',
    ],
    ['9.4', '9.47', '•••', '•••7', 'DIFFERENCE'],
    ['张示', '李例', '□□', '□□', 'SHAPE'],
    ['张三', '张四', '□□', '□□', 'SHAPE'],
    [null, '2026-05-06', '', '9999-99-99', 'SHAPE'],
    ['13800138000', '', '99999999999', '', 'SHAPE'],
    ['示例加油站', '例示站油加有限公司', '□□□□□', '□□□□□□□□□', 'SHAPE'],
  ])('%s → %s', (read, corrected, readShown, correctedShown, as) => {
    expect(shownOf(read, corrected)).toEqual({ read: readShown, corrected: correctedShown, as })
  })
})
