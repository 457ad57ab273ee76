/**
 * How a partner's system signs what it sends: shown in the docs of the API, offered as a file and part of the SDK; tests run it. Node.js; `key` is
 * the private half of the registered RSA key as PEM, `apiKey` the key of `channel`, `path` with `/api` and the query.
 */
export const SIGNING_EXAMPLE = `import { createHash, randomBytes, sign } from 'node:crypto'

export function signatureHeaders(apiKey, channel, key, method, path, body = '') {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const nonce = randomBytes(16).toString('hex')
  const sha256 = (text) => createHash('sha256').update(text).digest('hex')
  const text = [method, path, timestamp, nonce, sha256(body), sha256(apiKey), channel].join('\\n')
  return {
    'X-Xinjian-Timestamp': timestamp,
    'X-Xinjian-Nonce': nonce,
    'X-Xinjian-Signature': sign('sha256', Buffer.from(text), key).toString('base64'),
  }
}

export async function signedCall(base, apiKey, channel, key, path, payload) {
  const body = JSON.stringify(payload)
  const response = await fetch(base + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Authorization': 'Bearer ' + apiKey,
      ...signatureHeaders(apiKey, channel, key, 'POST', path, body),
    },
    body,
  })
  return response.json()
}`
