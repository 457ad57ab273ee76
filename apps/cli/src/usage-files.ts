import { UsageError } from './usage.ts'

export const FILES_HELP = `  files copy
      把 DATA_DIR 中保存的文件（上传的原件、图片、报告文件与导出）复制到 S3_URL 所指的存储桶，逐个核对 SHA-256；DATA_DIR 与 S3_* 由环境变量给出。
      可以重复执行：桶中已有且大小相同的不再复制，中断的从断处继续；本地文件不删除。复制期间程序可以照常运行，停止后再执行一次，然后带 S3_* 启动。
      每类文件输出一行 JSON：{store, copied, bytes, there, damaged}。有与保存时不一致的文件时退出码为 1。
`

/** Throws a UsageError where it is not `files copy` alone. */
export function mustBeFilesCopy([word, ...more]: string[]): void {
  if (word !== 'copy') throw new UsageError('用法：files copy。')
  if (more.length > 0) throw new UsageError(`files copy 没有选项：${more.join(' ')}。`)
}
