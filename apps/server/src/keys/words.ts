/** What a start without a key says, to whoever runs the service. */
export const words = {
  missing: (key: string) =>
    `数据库中的数据仍由密钥 ${key} 保护，而 SECRET_KEY 与 SECRET_KEYS_READ 中都没有它：请把它放回 SECRET_KEYS_READ 再启动，执行 xinjian keys turn 后再移除；从备份恢复时，请使用与备份同时期的密钥`,
  firstAlone:
    '首次启动此版本时只能有一个密钥：请先只用一直在用的 SECRET_KEY 启动一次（不设 SECRET_KEYS_READ），再按 docs/runbooks/turn-keys.md 更换密钥',
}
