/**
 * Questions that many ask at the same moment, sent as one statement. One is on its way at a time; whatever is asked meanwhile goes
 * together with the next. So nobody is answered by a statement that began before he asked, and the more ask, the fewer statements it takes.
 */

import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** Of nobody: a statement that answers many is not ended because one of them has left, nor bound by what he may take. */
const forNobody = AsyncLocalStorage.snapshot()

/** So many go together at most: arrays of a statement stay short. */
const MOST = 200

/**
 * @param send answers questions, as many answers in the same order; what it throws all of them are told
 * @param gatherMs while several go together, so long is waited for more of them before each statement: where an answer is not urgent, few
 * statements are sent though each is short. Who asks alone, one question after the other, waits for nobody
 * @returns asks one question
 */
export function together<Question, Answer>(
  send: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  { gatherMs = 0 }: { gatherMs?: number } = {},
): (question: Question) => Promise<Answer> {
  let waiting: { question: Question; answer: PromiseWithResolvers<Answer> }[] = []
  let isSending = false
  let isCrowded = false
  const sendAll = async (): Promise<void> => {
    isSending = true
    while (waiting.length > 0) {
      if (isCrowded && gatherMs > 0) await sleep(gatherMs)
      const asked = waiting.slice(0, MOST)
      waiting = waiting.slice(MOST)
      isCrowded = asked.length > 1
      try {
        const answers = await send(asked.map(({ question }) => question))
        for (const [i, { answer }] of asked.entries()) answer.resolve(answers[i] as Answer)
      } catch (error) {
        for (const { answer } of asked) answer.reject(error)
      }
    }
    isSending = false
  }
  return (question) => {
    const answer = Promise.withResolvers<Answer>()
    waiting.push({ question, answer })
    if (!isSending) void forNobody(sendAll)
    return answer.promise
  }
}
