/** The service answers in the language of the reader, over real HTTP: refusals, and the sentences that answers carry. */
import { CODES, type CodeName } from '@xinjian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGLISH } from '../../src/english.ts'
import { publish } from '../../src/jobs/events.ts'
import { startTestServer, type TestServer } from '../harness.ts'

const CHINESE = /[\u3400-\u9fff]/
let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.login('demo')
})
afterAll(() => server.stop())

async function ask(
  path: string,
  {
    languages,
    body,
    method = 'POST',
    as = token,
  }: {
    languages?: string
    body?: object
    method?: string
    as?: string
  } = {},
) {
  const response = await fetch(`${server.base}${path}`, {
    method,
    headers: {
      ...(languages !== undefined && { 'Accept-Language': languages }),
      ...(as && { Authorization: `Bearer ${as}` }),
      ...(method === 'POST' && { 'Content-Type': 'application/json' }),
    },
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  return { json: await response.json(), language: response.headers.get('content-language') }
}

describe('the language', () => {
  it.each([
    ['en', true],
    ['en-US,en;q=0.9', true],
    ['EN-GB', true],
    ['fr-FR, fr;q=0.9, en;q=0.8, zh;q=0.7', true],
    ['zh-CN,zh;q=0.9,en;q=0.8', false],
    ['fr, zh-TW, en', false],
    ['de', false],
    ['*', false],
    ['', false],
    ['enx, eng', false],
    [undefined, false],
  ])('of %s', async (languages, english) => {
    const { json, language } = await ask('/user/info', {
      ...(languages !== undefined && { languages }),
      method: 'GET',
      as: '',
    })
    expect(json).toMatchObject({ status: 401, code: 401, data: null })
    expect(json.msg).toBe(english ? 'Please log in first' : '请先登录')
    expect(language).toBe(english ? 'en' : null)
  })
})

// Both sides written by hand.
describe('a refusal', () => {
  it.each<[string, Parameters<typeof ask>[1] & { path: string }, number, string, string]>([
    [
      'of a call that is not there',
      { path: '/no/such/call' },
      404,
      '未找到您要的内容，可能已被删除或链接有误',
      'This was not found: it may have been deleted, or the link is wrong',
    ],
    [
      'of another method',
      { path: '/enterprise/list', method: 'GET' },
      405,
      '此接口须以 POST 方式调用',
      'This call must be made by POST',
    ],
    [
      'of a field',
      { path: '/enterprise/list', body: { page: 0 } },
      400,
      '不能小于 1（page）',
      'At least 1 (page)',
    ],
    [
      'of a field that there is not',
      { path: '/enterprise/list', body: { pages: 1 } },
      400,
      '没有这个字段，请对照接口文档核对名称（pages）',
      'There is no such field: compare its name with the documentation (pages)',
    ],
    [
      'in the words of a form',
      { path: '/collect/timeline', body: { taskId: '' } },
      400,
      '不能为空（taskId）',
      'Enter something (taskId)',
    ],
    [
      'of what a feature cannot find',
      { path: '/list/exports/file', body: { no: 'EX2026010100000001' } },
      404,
      '没有这次导出，或不是您本人的导出',
      'There is no such export of yours',
    ],
  ])('%s', async (_, { path, ...how }, status, zh, en) => {
    const chinese = await ask(path, how)
    const english = await ask(path, { ...how, languages: 'en' })
    expect([chinese.json.status, chinese.json.msg]).toEqual([status, zh])
    expect(english.json).toEqual({ ...chinese.json, msg: en })
  })
  it('of every code has its English, which is not its Chinese', () => {
    for (const [code, { msg }] of Object.entries(CODES)) {
      expect(msg).toMatch(CHINESE)
      const en = ENGLISH.refusal(code as CodeName, msg)
      expect(en).not.toMatch(CHINESE)
      expect(en.length).toBeGreaterThan(10)
    }
  })
})

/** Sentences of jobs as they are stored: one of ours, one that no table has, and figures that are no sentence. */
const FAILED = '处理失败，请重试；如仍失败请联系客服'
const FAILED_ENGLISH = 'This failed: try again, and contact us if it still fails'
const UNKNOWN = '某个早先的版本说过的话'

describe('sentences of an answer', () => {
  it('are said, what no table has stays as it is stored, and nothing else is touched', async () => {
    const rows = await server.db.rows<{ no: string }>(
      `insert into list_export (company_id, no, user_id, session_kind, ip, agent, list, name, filter, columns, status, message)
       select u.company_id, 'EX209901010000000' || t.n, u.id, 'MAIN', '', '', 'report', $1, '{}', '[]', 'FAILED', t.message
         from app_user u, (values (1, $1), (2, $2)) t(n, message) where u.user_name = 'demo' returning no`,
      [FAILED, UNKNOWN],
    )
    expect(rows.length).toBe(2)
    const chinese = await ask('/list/exports')
    const english = await ask('/list/exports', { languages: 'en' })
    const told = (of: typeof chinese) =>
      of.json.data.rows.map((row: { message: string }) => row.message)
    expect(told(chinese)).toEqual(expect.arrayContaining([FAILED, UNKNOWN]))
    expect(told(english)).toEqual(
      told(chinese).map((message: string) => (message === FAILED ? FAILED_ENGLISH : message)),
    )
    const rest = ({ json }: typeof chinese) =>
      json.data.rows.map((row: object) => ({ ...row, message: '' }))
    expect(rest(english)).toEqual(rest(chinese))
    expect([chinese.json.msg, english.json.msg]).toEqual(['操作成功', 'Done'])
  })

  it('are said in a stream, to each reader in his language', async () => {
    const { company_id: companyId } = (await server.db.one<{ company_id: number }>(
      "select company_id from app_user where user_name = 'demo'",
    ))!
    const open = async (languages: string) => {
      const gone = new AbortController()
      const response = await fetch(`${server.base}/job/events`, {
        headers: { Authorization: `Bearer ${token}`, 'Accept-Language': languages },
        signal: gone.signal,
      })
      const reader = response.body!.pipeThrough(new TextDecoderStream() as never).getReader()
      return async () => {
        for (let text = ''; ; ) {
          text += (await reader.read()).value
          const [, data] = /data: (.*)\n/.exec(text) ?? []
          if (!data) continue
          gone.abort()
          return JSON.parse(data).message
        }
      }
    }
    const heard = await Promise.all(['zh-CN', 'en-GB'].map(open))
    await publish(server.db, {
      companyId,
      kind: 'export',
      id: 'EX1',
      status: 'FAILED',
      progress: 1,
      message: FAILED,
    })
    expect(await Promise.all(heard.map((next) => next()))).toEqual([FAILED, FAILED_ENGLISH])
  })
})
