/** A self-service terminal in tests: its own key, and requests signed as `docs/terminals.md` says, reckoned here. */
import {
  createECDH,
  createHash,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import { SEALED_HEADER, SEALED_KEY_BYTES, sealedInfo } from '@xinjian/contract'
import { sealBody } from '../collect-phone.ts'
import type { Answer, TestServer } from '../harness.ts'

export class Device {
  readonly server: TestServer
  terminalNo = ''
  token = ''
  taskId = ''
  finTaskId = ''
  sealKey: Buffer = Buffer.alloc(0)
  readonly pair = generateKeyPairSync('rsa', { modulusLength: 2048 })

  constructor(server: TestServer) {
    this.server = server
  }

  get publicKey(): string {
    return this.pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  }

  async enrol(code: string): Promise<Answer> {
    const answer = await this.server.call('POST', '/terminal/enrol', {
      code,
      publicKey: this.publicKey,
    })
    if (answer.status === 200) this.terminalNo = answer.data.terminalNo
    return answer
  }

  /** `over` of what is signed and sent: for requests that are not as they should be. */
  headers(
    path: string,
    body: string,
    over: { key?: KeyObject; timestamp?: string; nonce?: string; signed?: string } = {},
  ): Record<string, string> {
    const timestamp = over.timestamp ?? String(Math.floor(Date.now() / 1000))
    const nonce = over.nonce ?? randomBytes(16).toString('hex')
    const sha = (of: string | Buffer) => createHash('sha256').update(of).digest('hex')
    const der = this.pair.publicKey.export({ type: 'spki', format: 'der' })
    const lines = [
      'POST',
      `/api${path}`,
      timestamp,
      nonce,
      sha(over.signed ?? body),
      sha(der),
      this.terminalNo,
    ]
    return {
      'x-xinjian-terminal': this.terminalNo,
      'x-xinjian-timestamp': timestamp,
      'x-xinjian-nonce': nonce,
      'x-xinjian-signature': sign(
        'sha256',
        Buffer.from(lines.join('\n')),
        over.key ?? this.pair.privateKey,
      ).toString('base64'),
    }
  }

  async send(
    path: string,
    body: object,
    headers: (text: string) => Record<string, string> = (text) => this.headers(path, text),
  ): Promise<Answer> {
    const text = JSON.stringify(body)
    const response = await fetch(this.server.base + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...headers(text),
      },
      body: text,
    })
    const { status, msg, data } = await response.json()
    return { http: response.status, status, msg, data } as Answer
  }

  async open(): Promise<Answer> {
    this.token = ''
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const answer = await this.send('/tax/machine/open', {
      clientPublicKey: ecdh.getPublicKey('base64url'),
    })
    if (answer.status !== 200) return answer
    this.token = answer.data.token
    this.taskId = answer.data.task.taskId
    this.finTaskId = answer.data.task.finTaskId
    const shared = ecdh.computeSecret(Buffer.from(answer.data.serverPublicKey, 'base64url'))
    this.sealKey = Buffer.from(
      hkdfSync('sha256', shared, '', sealedInfo(answer.data.visitId), SEALED_KEY_BYTES),
    )
    return answer
  }

  sealed(path: string, payload: object): Promise<Answer> {
    const { data, header } = sealBody(this.sealKey, path, payload)
    return this.send(path, { data }, (text) => ({
      ...this.headers(path, text),
      [SEALED_HEADER]: header,
    }))
  }
}
