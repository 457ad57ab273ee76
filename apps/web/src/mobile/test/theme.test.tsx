// @vitest-environment happy-dom
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaveForGood, settle, text } from '../../test-support/page.tsx'
import { answer, DEAD, no, ok, sent } from '../../test-support/server.ts'
import { newPhone, taskIn, visit } from './phone.tsx'

beforeEach(newPhone)
afterEach(leaveForGood)

const accent = () =>
  document.querySelector<HTMLElement>('[style*="--accent"]')?.style.getPropertyValue('--accent') ??
  ''
const colours = (COLOR_MAPPER: string) => answer(collect.dictionaryList, ok({ COLOR_MAPPER }))

describe('the theme of a channel', () => {
  it('is its colour of the dictionary, asked for with the token of the visit', async () => {
    colours('default@#0f6e66,demo@#1746a2')
    await visit('index', taskIn('CREATED'))
    expect(accent()).toBe('#1746a2')
    expect(sent(collect.dictionaryList)).toEqual([{ type: 'page_theme_color', token: 't1' }])
  })

  it.each([
    ['ours where it has none', 'default@#0f6e66', ''],
    ['the default of the dictionary where it has none', 'default@#a8322d,other@#1746a2', '#a8322d'],
    ['the default where its pair is broken', 'default@#a8322d,demo@blue', '#a8322d'],
    ['the default where it cannot be read', 'default@#a8322d,demo@#ffee00', '#a8322d'],
    ['ours where nothing holds', 'demo@,@,x', ''],
    ['ours of an empty dictionary', '', ''],
  ])('is %s', async (_, mapper, colour) => {
    colours(mapper)
    await visit('index', taskIn('CREATED'))
    expect(accent()).toBe(colour)
  })

  it.each([
    ['that does not answer', DEAD],
    ['that refuses', no(500, 'x')],
    ['without the text', ok({})],
  ])('is ours with a dictionary %s, and the page comes all the same', async (_, given) => {
    answer(collect.dictionaryList, given)
    await visit('index', taskIn('CREATED'))
    expect([accent(), text()]).toEqual(['', expect.stringContaining('开始办理')])
  })

  it('has its picture and title on top', async () => {
    const channel = {
      code: 'demo',
      name: '示例银行',
      title: '小微专区',
      logo: '/api/channel/logo/demo?v=1',
    }
    const until = new Date(Date.now() + 3_600_000).toISOString()
    const given = { token: 't1', visitId: 'T1', serverPublicKey: '', expiresAt: until, channel }
    answer(collect.getChannelToken, ok({ ...given, task: taskIn('CREATED') }))
    await visit('index')
    await settle()
    expect(document.querySelector('header img')?.getAttribute('src')).toBe(
      '/api/channel/logo/demo?v=1',
    )
    expect(text()).toContain('小微专区')
  })
})
