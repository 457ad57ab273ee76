import { describe, expect, it } from 'vitest'
import { printedPage } from '../../test-support/printed-page.ts'
import type { Area } from '../image/decode.ts'
import type { SecondPass } from '../image/second-pass.ts'
import { TicketSearch } from './search.ts'
import type { ParsedTicket } from './ticket.ts'

const LINES = [
  'A012345                    检票：3',
  '东湖站        G6142        南山站',
  'Donghu                     Nanshan',
  '2018年04月26日08:11开      05车02A号',
  '￥82.0元          网       二等座',
  '限乘当日当次车',
  '1101011990****0018王小明',
  '   买票请到12306 发货请到95306',
  '65891300150427A012345 东湖售',
]
const read = (lines: readonly string[]): ParsedTicket | undefined => {
  const search = new TicketSearch()
  search.take(printedPage(lines), 'OCR')
  expect(search.found.length).toBeLessThanOrEqual(1)
  return search.found[0]
}
const valuesOf = (ticket: ParsedTicket | undefined) =>
  Object.fromEntries(Object.entries(ticket?.fields ?? {}).map(([name, f]) => [name, f.value]))

describe('train tickets', () => {
  it('tells all that is printed, the passenger masked', () => {
    const ticket = read(LINES)
    expect(ticket?.kind).toBe('TRAIN')
    expect(valuesOf(ticket)).toEqual({
      ticketNo: 'A012345',
      trainNo: 'G6142',
      from: '东湖',
      to: '南山',
      date: '2018-04-26',
      departTime: '08:11',
      seat: '05车02A号',
      seatClass: '二等座',
      price: '82.0',
      serial: '65891300150427A012345',
      passenger: '王**',
      passengerIdNo: '1101**********0018',
    })
    expect(ticket?.warnings).toEqual([])
    expect(ticket?.fields.ticketNo?.confidence).toBeGreaterThan(0.9)
    expect(ticket?.fields.from?.place).toMatchObject({ page: 1, x: 0 })
  })

  it('two prints of one number that differ are doubted', () => {
    const ticket = read(LINES.map((line) => line.replace('A012345  ', 'A012346  ')))
    expect(ticket?.warnings).toEqual(['票面左上角的票号与底部编号不一致'])
    expect(ticket?.fields.ticketNo?.confidence).toBeLessThan(0.6)
  })

  it.each([
    ['the train touches a station', '东湖站        G6142 南山站', { trainNo: 'G6142', to: '南山' }],
    ['the train touches both', '东湖站 G6142 南山站', { from: '东湖', to: '南山' }],
    ['stations without 站', '东湖 K118次 南山西', { trainNo: 'K118', from: '东湖', to: '南山西' }],
    ['a letter taken for a digit', '东湖站        66142        南山站', { trainNo: 'G6142' }],
  ])('%s', (_, row, wanted) => {
    const ticket = read(LINES.map((line) => (line.includes('G6142') ? row : line)))
    expect(valuesOf(ticket)).toMatchObject(wanted)
  })

  it.each([
    ['a point lost', '￥820元          网       二等座', 'price', '82.0'],
    ['a point taken for a comma', '￥82,5元          网       二等座', 'price', '82.5'],
    [
      'a letter of the serial taken for a digit',
      '658913001504274012345 东湖售',
      'serial',
      '65891300150427A012345',
    ],
  ])('%s: read by what it must be, and doubted', (_, row, name, value) => {
    const [at] = name === 'price' ? [4] : [8]
    const ticket = read(LINES.map((line, i) => (i === at ? row : line)))
    expect(ticket?.fields[name]?.value).toBe(value)
    expect(ticket?.fields[name]?.confidence).toBeLessThan(0.9)
  })

  it.each(['2018东04月26日08:11开', '2018年04右26日08:11开'])(
    'a day of which one character was misread, doubted: %s',
    (printed) => {
      const ticket = read(LINES.map((line) => line.replace('2018年04月26日08:11开', printed)))
      expect(valuesOf(ticket)).toMatchObject({ date: '2018-04-26', departTime: '08:11' })
      expect(ticket!.fields.date!.confidence).toBeLessThan(0.75)
    },
  )

  it('a class of which the first stroke was not found is looked for below the seat', async () => {
    const page = printedPage(
      LINES.map((line) => line.replace('二等座', '  等座')),
      0.95,
    )
    const search = new TicketSearch()
    const areas: Area[] = []
    const again: SecondPass = async function* (area) {
      areas.push(area)
      yield []
      const { runs } = printedPage(['二等座'], 0.95)
      yield runs.map((r) => ({ ...r, x: area.x + r.x, y: area.y + r.y }))
    }
    await search.takeSeen({ page, turn: 0, again, alone: true })
    expect(search.found[0]?.fields.seatClass?.value).toBe('二等座')
    const seat = page.runs.find((r) => r.text === '05车02A号')!
    const [area] = areas
    expect(area!.y).toBeGreaterThan(seat.y)
    expect(area!.y).toBeLessThan(seat.y + seat.height)
    expect(area!.x).toBeLessThan(seat.x)
  })

  it('a ticket that tells its class is not looked at again', async () => {
    const search = new TicketSearch()
    const again = () => {
      throw new Error('looked')
    }
    await search.takeSeen({ page: printedPage(LINES), turn: 0, again, alone: true })
    expect(search.found).toHaveLength(1)
  })

  it('without its own print the number is the end of the serial', () => {
    expect(
      valuesOf(read(LINES.map((line) => line.replace('A012345  ', '         ')))).ticketNo,
    ).toBe('A012345')
  })

  it('an hour under a stamp is absent, not guessed', () => {
    const values = valuesOf(read(LINES.map((line) => line.replace('日08:11开', '日08'))))
    expect(values.date).toBe('2018-04-26')
    expect(values).not.toHaveProperty('departTime')
  })

  it('an older ticket: 次 after the train, a berth, a station that lost its 站', () => {
    const lines = LINES.map((line) =>
      line
        .replace('G6142', 'K1077次')
        .replace('南山站', '南山')
        .replace('05车02A号', '12车008号下铺')
        .replace('二等座', '新空调硬卧'),
    )
    expect(valuesOf(read(lines))).toMatchObject({
      trainNo: 'K1077',
      to: '南山',
      seat: '12车008号下铺',
      seatClass: '新空调硬卧',
    })
  })
})
