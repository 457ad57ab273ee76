/**
 * Rough place of each province in a grid of eight columns and eight rows, by its two GB/T 2260 digits.
 * Neighbours stay near each other where a grid allows it; it is a picture of shares, not a map of borders.
 */
export interface Place {
  name: string
  column: number
  row: number
}

export const TILE_PLACES: Readonly<Record<string, Place>> = {
  23: { name: '黑龙江', column: 7, row: 0 },
  15: { name: '内蒙古', column: 3, row: 1 },
  11: { name: '北京', column: 4, row: 1 },
  12: { name: '天津', column: 5, row: 1 },
  21: { name: '辽宁', column: 6, row: 1 },
  22: { name: '吉林', column: 7, row: 1 },
  65: { name: '新疆', column: 0, row: 2 },
  62: { name: '甘肃', column: 1, row: 2 },
  64: { name: '宁夏', column: 2, row: 2 },
  14: { name: '山西', column: 3, row: 2 },
  13: { name: '河北', column: 4, row: 2 },
  37: { name: '山东', column: 5, row: 2 },
  54: { name: '西藏', column: 0, row: 3 },
  63: { name: '青海', column: 1, row: 3 },
  61: { name: '陕西', column: 2, row: 3 },
  41: { name: '河南', column: 3, row: 3 },
  34: { name: '安徽', column: 4, row: 3 },
  32: { name: '江苏', column: 5, row: 3 },
  31: { name: '上海', column: 6, row: 3 },
  51: { name: '四川', column: 1, row: 4 },
  50: { name: '重庆', column: 2, row: 4 },
  42: { name: '湖北', column: 3, row: 4 },
  36: { name: '江西', column: 4, row: 4 },
  33: { name: '浙江', column: 5, row: 4 },
  53: { name: '云南', column: 1, row: 5 },
  52: { name: '贵州', column: 2, row: 5 },
  43: { name: '湖南', column: 3, row: 5 },
  44: { name: '广东', column: 4, row: 5 },
  35: { name: '福建', column: 5, row: 5 },
  71: { name: '台湾', column: 6, row: 5 },
  45: { name: '广西', column: 3, row: 6 },
  82: { name: '澳门', column: 4, row: 6 },
  81: { name: '香港', column: 5, row: 6 },
  46: { name: '海南', column: 3, row: 7 },
}

export const TILE_COLUMNS = 8
export const TILE_ROWS = 8
