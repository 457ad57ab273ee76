/** The stream of the company's jobs, which every page of the office hears: a call of `intake`, by itself so that they load no others. */
import * as z from 'zod/mini'
import { get } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { sentence } from '../../said.ts'

/** One line of the server-sent stream: the row as it is now. */
const jobEvent = z.object({
  kind: z.enum(['import', 'report', 'collect', 'export', 'batch', 'verify', 'notice', 'heartbeat']),
  id: z.string(),
  status: z.string(),
  progress: z.number(),
  message: sentence('进度或未完成的原因'),
})
export type JobEvent = z.infer<typeof jobEvent>

export const jobEvents = get('/job/events', {
  service: 'invoice-intake',
  origin: 'own',
  guard: 'enterprise.read',
  kind: 'stream',
  summary: '本公司任务进度（server-sent events，事件 job）',
  body: f.nothing,
  data: jobEvent,
})
