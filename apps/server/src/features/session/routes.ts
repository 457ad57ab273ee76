import { type BodyOf, contract, menuFor, type Permission } from '@xinjian/contract'
import { leaveTrace } from '../../db/audit.ts'
import type { Database } from '../../db/pool.ts'
import { nobody } from '../../http/actor.ts'
import type { Ctx, SelfCtx } from '../../http/context.ts'
import { lastingly } from '../../http/envelope.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Columns } from '../../security/column/column.ts'
import type { Sealer } from '../../security/seal.ts'
import { askLink, linkInfo, setByLink } from './by-link.ts'
import type { Captchas } from './captcha/captcha.ts'
import { changePassword } from './change-password.ts'
import { companyBasic } from './company.ts'
import { login } from './login.ts'
import type { PasswordLinks } from './password-links.ts'
import type { ActParts } from './proof/acts.ts'
import { notMe, notMeInfo } from './proof/not-me.ts'
import { askProof, giveProof } from './proof/proof.ts'
import { ownReachOrWhy, shownReach } from './reach.ts'
import * as steps from './second/second.ts'
import { closeSession } from './sessions.ts'
import { RESEND_SECONDS, type SmsCodes } from './sms-codes.ts'
import { userByLogin } from './users.ts'
import { SESSION_SAYS } from './words.ts'

export interface SessionDeps {
  db: Database
  columns: Columns
  sealer: Sealer
  codes: SmsCodes
  captchas: Captchas
  links: PasswordLinks
  second: steps.SecondParts
  acts: ActParts
}

/** A set of rights lives as long as the identity it is of (identity.ts), and what is shown of it never changes. */
const menus = new WeakMap<ReadonlySet<Permission>, ReturnType<typeof menuFor>>()

function menuOf(permissions: ReadonlySet<Permission>): ReturnType<typeof menuFor> {
  const known = menus.get(permissions)
  if (known) return known
  const menu = lastingly(menuFor(permissions))
  menus.set(permissions, menu)
  return menu
}

/** A session of the demonstration changes nothing of an account. */
function mustBeMain(ctx: SelfCtx): SelfCtx {
  if (ctx.session.kind === 'DEMO') throw new Refusal('FORBIDDEN', SESSION_SAYS.demoAccountCannotSet)
  return ctx
}

export const sessionRoutes = ({
  db,
  columns,
  sealer,
  codes,
  captchas,
  links,
  second,
  acts,
}: SessionDeps) => {
  const setPassword = async (ctx: Ctx, body: BodyOf<typeof contract.session.cryptoSave>) => {
    const now = Date.now()
    await setByLink(db, ctx, {
      code: body.crypto_code,
      newPassword: await sealer.open(body.newPassword, now),
      repassword: await sealer.open(body.repassword, now),
    })
    return null
  }
  return implement(contract.session, {
    captcha: () => captchas.create(),
    securityKey: () => sealer.offer(Date.now()),
    login: (ctx, body) => login({ db, columns, sealer, codes, captchas, second }, ctx, body),

    async smsCode(ctx, { mobile, code, randomStr, work }) {
      const proven = await captchas.take({ code, randomStr, work })
      if (!proven && (code || (await codes.sentLastHour(mobile, 'LOGIN')) >= 2))
        throw new Refusal('BAD_CAPTCHA', undefined, 'code')
      const user = await userByLogin(db, columns, mobile)
      const deliver = await codes.draw(mobile, 'LOGIN')
      if (user?.status === 'ACTIVE')
        deliver().catch((err) => ctx.log.warn({ err }, 'login code was not delivered'))
      return { resendAfterSeconds: RESEND_SECONDS }
    },

    async logout(ctx, body) {
      const token = ctx.token ?? body.token
      await db.transaction(async (tx) => {
        const ended = token ? await closeSession(tx, token) : null
        if (!ended) return
        const { userId, userName, companyId } = ended
        const actor = { ...nobody(ctx, userName), userId }
        await leaveTrace(tx, companyId, actor, {
          kind: 'LOGOUT',
          action: 'logout',
          object: userName,
        })
      })
      return null
    },

    async userInfo({ session }) {
      const { name, createdAt, companyName, status } = session.holder
      const { mobile, email } = shownReach(await ownReachOrWhy(columns, session))
      return {
        id: session.userId,
        createdTime: createdAt,
        userName: session.userName,
        name,
        email,
        mobile,
        companyId: session.companyId,
        companyName,
        status: status as 'ACTIVE',
        roleList: [...session.namedRoles],
        permissions: [...session.permissions],
      }
    },

    userMenu: ({ session }) => menuOf(session.permissions),

    async updatePassword(ctx, body) {
      if (ctx.session.kind === 'DEMO')
        throw new Refusal('FORBIDDEN', SESSION_SAYS.demoAccountCannotChange)
      const now = Date.now()
      await changePassword(db, ctx, {
        oldPassword: await sealer.open(body.oldPassword, now),
        newPassword: await sealer.open(body.newPassword, now),
        repassword: await sealer.open(body.repassword, now),
      })
      return null
    },

    companyBasic: ({ session }) => companyBasic(db, session),

    secondOffer: (_ctx, { ticket }) => steps.offerAtLogin(second, ticket),
    secondAsk: (_ctx, { ticket }) => steps.askAtLogin(second, ticket),
    secondEnter: (ctx, body) => steps.enter(second, ctx, body),
    secondList: (ctx) => steps.listOf(second, ctx),
    secondTotpStart: (ctx) => steps.startTotp(second, mustBeMain(ctx)),
    secondTotpConfirm: (ctx, body) => steps.confirmTotp(second, mustBeMain(ctx), body),
    secondPasskeyStart: (ctx) => steps.startPasskey(second, mustBeMain(ctx)),
    secondPasskeyAdd: (ctx, body) => steps.addPasskey(second, mustBeMain(ctx), body),
    secondDrop: (ctx, { id }) => steps.dropOwn(second, mustBeMain(ctx), id),
    recoveryMake: (ctx) => steps.recoveryAnew(second, mustBeMain(ctx)),
    proofAsk: (ctx) => askProof(second, ctx),
    proofGive: (ctx, body) => giveProof(second, sealer, ctx, body),
    notMeInfo: (_ctx, { code }) => notMeInfo(acts, code),
    notMe: (ctx, { code }) => notMe(acts, ctx, code),

    cryptoActive: (_ctx, { crypto_code }) => linkInfo(db, crypto_code),
    cryptoSave: setPassword,
    frontCryptoSave: setPassword,
    frontCryptoUpdate: setPassword,
    async cryptoAsk(ctx, { username, code, randomStr, work }) {
      if (!(await captchas.take({ code, randomStr, work })))
        throw new Refusal('BAD_CAPTCHA', undefined, 'code')
      askLink({ db, columns, links }, ctx, username)
      return null
    },
  })
}
