import { UsageError } from './usage.ts'

export const KEYS_HELP = `  keys status
      查看各类数据分别由哪个密钥保护（SECRET_KEY 与 SECRET_KEYS_READ）：输出 JSON {makes, reads, kept, resting: [{kind, key, fate, count}], clear, removable}。
      fate：REWRAPPED 由 keys turn 改用新密钥；KEPT 不改动，以保留的派生密钥继续校验；ENDS 一天内自行结束。clear 是旧版本写入、仍为明文的各列行数，由 keys turn 加密；removable 是可以移除的密钥。
  keys turn
      把由其他密钥加密的数据改用 SECRET_KEY 加密，并保留校验旧封印所需的派生密钥；旧版本留下的明文列用企业自己的密钥加密，不属于任何企业的用平台的密钥加密：逐个企业、分批进行，可以中断后再执行，重复执行没有影响。
      输出 JSON {makes, rewrapped, sealed, unopened, companies}；有打不开的数据时退出码为 1。步骤见 docs/runbooks/turn-keys.md。
`

export type KeysWord = 'status' | 'turn'

/** Throws a UsageError where it is neither, or more. */
export function keysWord([word, ...more]: string[]): KeysWord {
  if (word !== 'status' && word !== 'turn') throw new UsageError('用法：keys status 或 keys turn。')
  if (more.length > 0) throw new UsageError(`keys ${word} 没有选项：${more.join(' ')}。`)
  return word
}
