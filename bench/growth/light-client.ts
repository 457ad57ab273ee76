/** Another company's user, in a thread of its own, so that what it feels is the server's doing: light calls one after the other until told to end. */
import { parentPort, workerData } from 'node:worker_threads'
import { post } from './measure.ts'

const { token } = workerData as { token: string }
const took: number[] = []
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
while (!isOver) {
  const began = performance.now()
  const { status, msg } = await post('/enterprise/list', { page: 1, size: 5 }, token)
  if (status !== 200) throw new Error(`light call: ${msg}`)
  took.push(performance.now() - began)
  if (took.length === 1) parentPort?.postMessage('ready')
}
parentPort?.postMessage(took.slice(1))
