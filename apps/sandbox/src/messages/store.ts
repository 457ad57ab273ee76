/** SMS and mail that were "sent". Bounded: the oldest fall out after ten thousand. */
import { randomUUID } from 'node:crypto'

export interface Message {
  id: string
  channel: 'SMS' | 'MAIL'
  to: string
  /** Beijing wall time of the world. */
  at: string
  /** SMS: template code; mail: empty. */
  template: string
  /** Mail: subject; SMS: empty. */
  subject: string
  text: string
  /** The verification code in it, if there is one. */
  code: string | null
}

const CAPACITY = 10_000

export class MessageStore {
  #messages: Message[] = []
  /** Letters by recipient and Message-ID: a mail server shows one that came twice once. */
  #letters = new Map<string, Message>()
  #wall: () => string

  constructor(wall: () => string) {
    this.#wall = wall
  }

  /** A letter that is there already is not put there again. */
  addLetter({ id, ...letter }: Pick<Message, 'id' | 'to' | 'subject' | 'text'>): Message {
    const key = `${letter.to} ${id}`
    const known = id ? this.#letters.get(key) : undefined
    if (known) return known
    const stored = this.add({ channel: 'MAIL', template: '', ...letter })
    this.#letters.set(key, stored)
    if (this.#letters.size > CAPACITY) this.#letters.clear()
    return stored
  }

  add(
    message: Omit<Message, 'id' | 'at' | 'code'>,
    params: Readonly<Record<string, unknown>> = {},
  ): Message {
    const stored = {
      ...message,
      id: randomUUID(),
      at: this.#wall(),
      code: codeIn(message.text, params),
    }
    this.#messages.push(stored)
    if (this.#messages.length > CAPACITY) this.#messages.splice(0, this.#messages.length - CAPACITY)
    return stored
  }

  /**
   * Newest first.
   * @param to only this recipient ('' = all)
   * @param after only messages newer than the one with this id; an id that has fallen out means all
   */
  list(to: string, after: string, limit = 200): Message[] {
    const start = after ? this.#messages.findIndex((m) => m.id === after) + 1 : 0
    const found = this.#messages.slice(start).filter((m) => !to || m.to === to)
    return found.slice(-limit).reverse()
  }
}

/** Numbers in links and dates are no codes: without a parameter only a text that speaks of a code holds one. */
function codeIn(text: string, params: Readonly<Record<string, unknown>>): string | null {
  if (typeof params.code === 'string') return params.code
  if (!/验证码|校验码|动态码/.test(text)) return null
  return /(?<!\d)\d{4,8}(?!\d)/.exec(text.replace(/https?:\S+/g, ''))?.[0] ?? null
}
