/** What some bureaus judge before a login is sent, so that neither a password nor a try is spent on what would fail anyhow. */
import { BureauFailure } from './failures.ts'
import { checkLock, expectStep, type LoginTools } from './login.ts'
import type { Session } from './sessions.ts'
import type { Check } from './traits.ts'

function mustOffer(session: Session, check: Check): void {
  expectStep(session, 'START')
  if (!session.bureau.checks.includes(check)) throw new BureauFailure('WAY_NOT_OFFERED')
}

/** Judges the image by itself. A wrong answer uses it up, a right one is good for the login that brings it. */
export function proveCaptcha(session: Session, given: string): void {
  mustOffer(session, 'CAPTCHA')
  if (session.captcha?.answer === given.trim()) return
  session.captcha = null
  throw new BureauFailure('CAPTCHA_WRONG')
}

/** Whether this account may log in for the firm of the session now, and as what. */
export function checkAccount(tools: LoginTools, session: Session, name: string) {
  mustOffer(session, 'ACCOUNT')
  const account = tools.accounts.find(session.bureau.region.areaCode, name)
  if (!account) throw new BureauFailure('ACCOUNT_UNKNOWN')
  checkLock(account)
  const roles = account.bindings.filter((b) => b.firm === session.firm).map((b) => b.role)
  if (roles.length === 0) throw new BureauFailure('ROLE_NOT_BOUND')
  return { roles }
}
