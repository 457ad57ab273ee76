/**
 * How a partner's system makes the address that leads a person into the collection: shown in the docs of the API; a test runs it. Node.js; `key` is
 * the channel's ticket key as it was shown once, `source` the marker of a door of 众邦银行, null anywhere else.
 */
export const TICKET_EXAMPLE = `import { createCipheriv, randomBytes } from 'node:crypto'

export function entryAddress(base, channel, key, payload, source = null) {
  const at = source ? ['zb/bank/decode', channel, source] : ['collect/decode', channel]
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), nonce)
  cipher.setAAD(Buffer.from(at.join('\\n')))
  const text = JSON.stringify({
    id: randomBytes(16).toString('hex'),
    exp: Math.floor(Date.now() / 1000) + 600,
    ...payload, // taxNo, returnTo, source: each may be left out
  })
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  const ticket = sealed.toString('base64url')
  return source ? base + '/m/taxWeb/' + source + '?ticket=' + ticket
    : base + '/m/taxWeb/index?channel=' + channel + '&ticket=' + ticket
}`
