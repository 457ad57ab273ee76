import { Refusal } from '../refusal.ts'

/** Body or query and path parameters as one object. A body that is no object is malformed, not empty. */
export function merged(sent: unknown, params: object): object {
  if (sent === undefined || sent === null) return params
  if (typeof sent !== 'object' || Array.isArray(sent))
    throw new Refusal('MALFORMED', '请求内容须为一个 JSON 对象')
  return { ...sent, ...params }
}
