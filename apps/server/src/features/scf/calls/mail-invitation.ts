import type { FastifyBaseLogger } from 'fastify'
import { SCF_SAYS } from '../words.ts'
import type { ScfDeps } from './deps.ts'

/** False: it could not be sent, and whoever invites hands the link over himself. The token is in the fragment, which no server logs. */
export async function mailInvitation(
  { mail, publicUrl }: Pick<ScfDeps, 'mail' | 'publicUrl'>,
  of: { email: string; name: string; funder: string; token: string; expiresAt: Date },
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<boolean> {
  if (!mail.available) return false
  const { funder, name, expiresAt } = of
  const link = `${publicUrl}/supplyChain/join#${of.token}`
  const day = expiresAt.toISOString().slice(0, 10)
  try {
    await mail.send({
      to: of.email,
      subject: SCF_SAYS.mailSubject,
      text: SCF_SAYS.mailText({ funder, name, link, day }),
    })
    return true
  } catch (err) {
    log.warn({ err }, 'an invitation could not be mailed')
    return false
  }
}
