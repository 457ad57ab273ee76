/** Addresses of partners: each leads to a built page of the flow, with its channel and its marker. */
import { describe, expect, it } from 'vitest'
import { OPEN_ROWS } from '../routes/open-rows.ts'
import { DOORS, isDoorChannel } from './doors.ts'

const leadsTo = (path: string) => OPEN_ROWS.find((row) => row[0] === path)?.[4]?.redirect

describe('a partner’s door', () => {
  it.each([
    ['zhongbang', 'entering?channel=zhongbang&source=zhongbang'],
    ['zhongbanggyl', 'entering?channel=zhongbang&source=zhongbanggyl'],
    ['zhongbanggyltax', 'entering?channel=zhongbang&source=zhongbanggyltax'],
    ['zhongbanggyljdxxd', 'entering?channel=zhongbang&source=zhongbanggyljdxxd'],
    ['zhongbanggyljdgyl', 'entering?channel=zhongbang&source=zhongbanggyljdgyl'],
    ['zhongbanggyljdxxdtax', 'entering?channel=zhongbang&source=zhongbanggyljdxxdtax'],
    ['zhongbanggyljdgyltax', 'entering?channel=zhongbang&source=zhongbanggyljdgyltax'],
    ['dqg/entering', 'entering?channel=dqg&source=dqg'],
    ['dqg/create', 'index?channel=dqg&source=dqg'],
    ['demo/baihang', 'index?channel=baihang&source=baihang'],
    ['jdy', 'entering?channel=jdy&source=jdy'],
    ['ryc', 'entering?channel=ryc&source=ryc'],
  ])('%s leads to %s', (path, to) => {
    expect(leadsTo(`/m/taxWeb/${path}`)).toBe(`/m/taxWeb/${to}`)
  })

  it.each(DOORS.map((door) => [door.path, door] as const))(
    '%s can be gone through',
    (path, door) => {
      const built = OPEN_ROWS.filter((row) => row[4]?.page).map(([at]) => at)
      expect(built).toContain(leadsTo(path)?.split('?')[0])
      // As the edge takes them, and as codes of channels are written.
      expect(door.channel).toMatch(/^[a-z][a-z0-9]{1,39}$/)
      expect(door.source).toMatch(/^\w{1,40}$/)
      expect(door.title).not.toBe('')
    },
  )

  it('keeps the code of its channel, in any case of letters', () => {
    expect(['zhongbang', 'DQG', 'BaiHang'].map(isDoorChannel)).toEqual([true, true, true])
    expect(['demo', 'zhongbanggyl', ''].map(isDoorChannel)).toEqual([false, false, false])
  })
})
