/** Plays the tax bureau's phone app: scans a QR code, chooses a person, confirms or refuses. */

import { page } from '../http/page.ts'
import { escapeHtml, HttpError, sendJson, sendPage } from '../http/reply.ts'
import { type Context, type Router, readFields, textField } from '../http/router.ts'
import type { Account, Accounts } from './accounts.ts'
import type { Session, Sessions } from './sessions.ts'

export function scanRoutes(router: Router, sessions: Sessions, accounts: Accounts): void {
  router.on('GET', '/app/scan', (c) => {
    const session = waiting(sessions, c.query.get('qr') ?? '')
    if (typeof session === 'string') return sendPage(c.res, outcome('无法登录', session))
    if (session.qr!.state === 'WAITING') session.qr!.state = 'SCANNED'
    sendPage(c.res, scanPage(session, candidates(session, accounts)))
  })

  router.on('POST', '/app/scan', async (c) => {
    const body = await readFields(c)
    const session = waiting(sessions, textField(body, 'qr'))
    const wantsJson = !c.req.headers['content-type']?.includes('form')
    if (typeof session === 'string') return answer(c, wantsJson, 410, '无法登录', session)
    if (textField(body, 'action') === 'reject') {
      session.qr!.state = 'REJECTED'
      return answer(c, wantsJson, 200, '已取消', '您已取消本次登录，可以关闭此页面。')
    }
    const account = accounts.find(session.bureau.region.areaCode, textField(body, 'account'))
    if (!account || (session.account && session.account !== account))
      throw new HttpError(400, '请选择登录人员')
    session.account = account
    session.qr!.state = 'CONFIRMED'
    answer(c, wantsJson, 200, '登录成功', '请回到原页面继续办理。')
  })
}

/** The session behind a living code, or why there is none. */
function waiting(sessions: Sessions, qrId: string): Session | string {
  const session = qrId ? sessions.byQr(qrId) : undefined
  if (!session || session.over || session.state !== 'QR')
    return '二维码无效，请回到原页面刷新二维码。'
  if (Date.now() >= session.qr!.expiresAt) return '二维码已失效，请回到原页面刷新二维码。'
  if (session.qr!.state === 'CONFIRMED' || session.qr!.state === 'REJECTED')
    return '该二维码已使用。'
  return session
}

function candidates(session: Session, accounts: Accounts): Account[] {
  return session.account ? [session.account] : accounts.of(session.firm)
}

function answer(c: Context, json: boolean, status: number, title: string, text: string): void {
  if (json) sendJson(c.res, status, { title, message: text })
  else sendPage(c.res, outcome(title, text))
}

const outcome = (title: string, text: string): string =>
  page({ title, current: '', bare: true, body: `<p class="text">${escapeHtml(text)}</p>` })

function scanPage(session: Session, people: readonly Account[]): string {
  const options = people
    .map(
      (a) =>
        `<option value="${a.person.idNo}">${escapeHtml(a.person.name)} · ${a.person.role}</option>`,
    )
    .join('')
  return page({
    title: '税务APP · 扫码登录',
    current: '',
    bare: true,
    body: `<section class="card"><dl><dt>登录系统</dt><dd>${session.bureau.region.name}电子税务局</dd><dt>办理企业</dt><dd>${escapeHtml(session.firm.name)}</dd>
<dt>信用代码</dt><dd>${session.firm.taxNo}</dd></dl></section>
<form method="post" action="/app/scan"><input type="hidden" name="qr" value="${session.qr!.id}">
<label>以谁的身份登录<select name="account">${options}</select></label>
<div><button name="action" value="confirm">确认登录</button><button class="plain" name="action" value="reject">取消</button></div></form>
<p class="hint">这是沙箱中模拟的税务APP，不会连接真实税务系统。</p>`,
  })
}
