import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { lastingly, send } from './envelope.ts'

it('data that last are told as all others are, from bytes made once', async () => {
  const plain = { name: '企业', list: [1, { two: '二' }] }
  let read = 0
  const kept = lastingly({
    get name() {
      read++
      return '企业'
    },
    list: [1, { two: '二' }],
  })
  const app = Fastify()
  app.get('/plain', async (_request, reply) => send(reply, plain))
  app.get('/kept', async (_request, reply) => send(reply, kept))
  try {
    const expected = await app.inject('/plain')
    expect(expected.json()).toMatchObject({ status: 200, data: plain })
    for (let call = 0; call < 3; call++) {
      const answer = await app.inject('/kept')
      expect(answer.body).toBe(expected.body)
      const told = ({ headers }: typeof answer) => ({ ...headers, date: '' })
      expect(told(answer)).toEqual(told(expected))
    }
    expect(read).toBe(1)
  } finally {
    await app.close()
  }
})
