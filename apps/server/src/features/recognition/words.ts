import { words } from '@xinjian/format/say/words'

/** What is refused of corrections of what was read. */
export const RECOGNITION_SAYS = words({
  noSuchCorrectionVoucher: [
    '没有这条更正，或票据已不在',
    'There is no such correction, or its voucher is gone',
  ],
  originalKeptTimeGone: ['原件已超过保留期限', 'The original was kept for its time and is gone'],
  pictureTooLarge: ['图片不能超过7 MB，请压缩后重试', 'At most 7 MB: make the picture smaller'],
  uploadPictureVoucherJpg: [
    '请上传 JPG 或 PNG 格式的票据图片',
    'Upload a picture of the voucher, JPG or PNG',
  ],
  choosePictureVoucher: ['请选择票据图片', 'Choose a picture of a voucher'],
  serviceRecognitionNotSet: ['没有配置这家识别服务', 'This service of recognition is not set up'],
})
