/** Pictures that people have and that are not read here: what they are, and what to do. */
const KINDS: readonly { is: (head: string) => boolean; words: string }[] = [
  {
    is: (head) => /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(head),
    words:
      '暂不能识别 HEIC 照片，请转为 JPG 后上传：在手机相册中导出或分享为 JPG，或在苹果手机的“设置 → 相机 → 格式”中选“兼容性最佳”后重拍',
  },
  {
    // The size of the file follows, and two words that are nothing.
    is: (head) => /^BM.{4}\0{4}/s.test(head),
    words: '暂不能识别 BMP 图片，请另存为 JPG 或 PNG 后上传',
  },
  { is: (head) => head.startsWith('8BPS'), words: '不能识别 PSD 文件，请导出为 JPG 或 PNG 后上传' },
]

/** What to do about a picture that is not read; null where it is no such picture. The beginning of the file is enough. */
export function adviceOf(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return KINDS.find(({ is }) => is(head))?.words ?? null
}
