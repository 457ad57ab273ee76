import { expect, it } from 'vitest'
import { agentName } from './agent.ts'

it.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge · Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/17.0 Safari/605.1', 'Safari · macOS'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile MicroMessenger/8.0', 'WeChat · Android'],
  ['curl/8.5', 'curl/8.5'],
  ['', '--'],
])('%s', (agent, name) => expect(agentName(agent)).toBe(name))
