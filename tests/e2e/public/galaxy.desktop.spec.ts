/** The registry without a login: its token lies in two places, and status 478 empties both and asks for a new picture, once. */
import { createHash } from 'node:crypto'
import type { Page, Response } from '@playwright/test'
import { findings } from '../setup/accessible.ts'
import { withDatabase } from '../setup/database.ts'
import { expect, readImage, test } from '../setup/test.ts'

type Inbox = Parameters<typeof readImage>[1]

const NAME = 'galaxyToken'
const OVER = '查询令牌已失效或次数用完，请重新填写验证码'
const GONE = 478

/** What the browser holds: of the tab, and of the whole browser. */
async function held(page: Page): Promise<{ tab: string | null; cookie: string | null }> {
  const cookies = await page.context().cookies()
  return {
    tab: await page.evaluate((name) => sessionStorage.getItem(name), NAME),
    cookie: cookies.find(({ name }) => name === NAME)?.value ?? null,
  }
}
const EMPTY = { tab: null, cookie: null }

/** Reads the picture as a person does. Returns the token that both stores then hold. */
async function enter(page: Page, inbox: Inbox): Promise<string> {
  await page.getByLabel('图形验证码').fill(await readImage(page, inbox))
  const given = page.waitForResponse((response) => response.url().endsWith('/galaxy/token'))
  await page.getByRole('button', { name: '开始查询' }).click()
  const { data } = await (await given).json()
  await expect.poll(() => held(page)).toEqual({ tab: data.token, cookie: data.token })
  return data.token
}

const search = async (page: Page) => {
  await page.getByLabel('企业名称或统一社会信用代码').fill('示例')
  await page.getByRole('button', { name: '查询', exact: true }).click()
}

/** Its hours are over, as the server has it; the browser knows nothing of it. */
const end = (token: string) =>
  withDatabase((db) =>
    db.run(
      "update galaxy_token set expires_at = now() - interval '1 second' where token_hash = $1",
      [createHash('sha256').update(token).digest()],
    ),
  )

/** Statuses of the look-ups' answers from now on, in their order. */
function answersOf(page: Page): number[] {
  const statuses: number[] = []
  page.on('response', async (response: Response) => {
    if (/\/api\/galaxy\/(search|record)$/.test(response.url()))
      statuses.push((await response.json()).status)
  })
  return statuses
}

const isAskedAgain = async (page: Page) => {
  await expect(page.getByRole('alert').filter({ hasText: OVER })).toBeVisible()
  expect(await held(page)).toEqual(EMPTY)
}

test('the token lies in the tab and in the browser, and either is enough', async ({
  page,
  inbox,
}) => {
  await page.goto('/kderp/galaxy')
  expect(await held(page)).toEqual(EMPTY)
  const token = await enter(page, inbox)
  await search(page)
  await expect(page.getByText('本次验证还可查询 49 次')).toBeVisible()

  await test.step('another tab of the browser is let in by the cookie', async () => {
    const other = await page.context().newPage()
    await other.goto('/kderp/galaxy/record')
    await expect(other.getByRole('cell', { name: '示例', exact: true })).toBeVisible()
    expect(await held(other)).toEqual({ tab: null, cookie: token })
    await other.close()
  })

  await test.step('without the cookie the tab still has its own', async () => {
    await page.context().clearCookies({ name: NAME })
    await page.reload()
    await search(page)
    await expect(page.getByText('本次验证还可查询 48 次')).toBeVisible()
  })
})

test('a token that is over leaves both stores, in words, and is not asked with again', async ({
  page,
  inbox,
}) => {
  await page.goto('/kderp/galaxy')
  const first = await enter(page, inbox)
  await search(page)
  await expect(page.getByText('本次验证还可查询 49 次')).toBeVisible()
  const answers = answersOf(page)

  await test.step('one look-up is answered by 478, and no second is made by itself', async () => {
    await end(first)
    await search(page)
    await isAskedAgain(page)
    expect(await findings(page)).toEqual([])
    await page.reload()
    await expect(page.getByRole('button', { name: '开始查询' })).toBeVisible()
    await expect(page.getByText('请先填写图片中的字符', { exact: false })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(answers).toEqual([GONE])
    expect(await held(page)).toEqual(EMPTY)
  })

  await test.step('a new picture gives another token, which knows nothing of the first', async () => {
    const second = await enter(page, inbox)
    expect(second).not.toBe(first)
    await page.getByRole('link', { name: '查询记录' }).click()
    await expect(page.getByText('还没有查询记录')).toBeVisible()
    await end(second)
  })

  await test.step('the page of look-ups does the same, and begins anew in its place', async () => {
    answers.length = 0
    await page.reload()
    await isAskedAgain(page)
    await page.waitForLoadState('networkidle')
    expect(answers).toEqual([GONE])
    await enter(page, inbox)
    await expect(page.getByText('还没有查询记录')).toBeVisible()
    await expect(page).toHaveURL(/\/kderp\/galaxy\/record$/)
  })
})

test('what was found with the token before does not stand as found by the next', async ({
  page,
  inbox,
}) => {
  await page.goto('/kderp/galaxy')
  const first = await enter(page, inbox)
  await search(page)
  await expect(page.getByText('本次验证还可查询 49 次')).toBeVisible()
  await end(first)
  await search(page)
  await isAskedAgain(page)
  await enter(page, inbox)
  await expect(page.getByText('输入名称或代码后查询')).toBeVisible()
})

test('a login stays what it is when the token is over', async ({ page, inbox }) => {
  await page.goto('/kderp/galaxy')
  const session = { name: 'token', value: 'a-session-of-the-office', url: page.url() }
  await page.context().addCookies([session])
  await end(await enter(page, inbox))
  await search(page)
  await isAskedAgain(page)
  const left = await page.context().cookies()
  expect(left.find(({ name }) => name === session.name)?.value).toBe(session.value)
})
