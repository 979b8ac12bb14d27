/**
 * SVG path data of the people, in the grid of the vehicles: 133 units tall, so that heads are level with the
 * car’s roof. Heads are discs of radius 12; what is not round is cut straight; gaps are 4 to 6 units wide.
 */
export const PEOPLE = {
  /** A man, one hand on his hip, a key in the other. */
  driver: {
    width: 86,
    path:
      'M26 39a12 12 0 0 1-3-14l4-6h15l3 7a12 12 0 0 1-4 14V51l-15-7z' +
      'M21 47L43 57L51 68L66 53L76 62a8 8 0 0 1 1 15v4h6v5h-6v4h6v5H72V77a8 8 0 0 1-5-9L49 87v5H21L2 83l2-8L14 55zM24 64l-10 15 10 6zM75 66a4 4 0 1 0 0 8 4 4 0 0 0 0-8z' +
      'M20 97h30l3 45 12 5v5H41l-4-37h-4l-4 37H13z',
  },
  /** A woman with a bag, walking. */
  nurse: {
    width: 100,
    path:
      'M26 40a8 8 0 0 1-4-15a12 12 0 1 1 18 14.7V51l-15-7z' +
      'M21 47l22 10 5 8 33 21v6H71L50 80l5 26H19l8-40-4 1-8 25-9 1-1-8 8-28zM36 84v5h11l-1-5z' +
      'M18 111h37l5 31 11 5v5H49l-11-32-14 32H2v-4z' +
      'M72 100v-4h16v4h4l6 6v22H62v-22l6-6zM71 108v4h18v-4z',
  },
  /** A helmet, a roll of hose, its nozzle in the hand. */
  firefighter: {
    width: 100,
    path:
      'M56 36l12 2v5L24 38l-8 10-4-4 10-12a18 18 0 0 1 14-14l-2-4h12l2 5a18 18 0 0 1 8 17z' +
      'M28 43l25 3a12 12 0 0 1-6 8v3L27 48z' +
      'M30 54L49 62l7 7 25 14v15H71V89L55 80l1 5H46A25 25 0 0 0 30 54z' +
      'M22 58a20 20 0 0 0 0 40H66v-8H38A20 20 0 0 0 22 58zM22 64a14 14 0 1 1 0 28 14 14 0 0 1 0-28zM22 68a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM22 74a4 4 0 1 1 0 8 4 4 0 0 1 0-8z' +
      'M86 91l12-4v14l-12-4z' +
      'M19 103h40l1 11H17zM16 119h45l1 10h-5l4 13 11 5v5H45l-4-21h-4l-5 21H12l5-23h-3z',
  },
  /** A woman with a sack on her shoulder. */
  farmer: {
    width: 94,
    path:
      'M2 12l10 3Q42 4 80 10l10-5-4 11q5 10 1 17l5 9-12-2-6 2A17 17 0 1 0 45 44Q28 47 14 45l-12 5 5-11q-6-10-1-17z' +
      'M53 46a12 12 0 1 1 14 0v8l-16-4z' +
      'M47 54l21 6 11-3 3-10h9l-4 17-18 7-2 16H40l-8 16-8-4 12-36z' +
      'M41 92h25l10 37H30zM29 134h48l2 8H27z' +
      'M30 147h11l8 3v2H30zM55 147h13l9 3v2H55z',
  },
  /** A cap, a spanner and a wheel. */
  mechanic: {
    width: 134,
    path:
      'M40 28a12 12 0 0 1 22-6l13 5v4z' +
      'M40 32h24a12 12 0 0 1-5 8V51l-15-7v-5z' +
      'M39 47l9 4v20h20l28 22-5 8-25-18v18l8 42 12 4v5H58l-6-44-8 44H26l12-54V66l-6 22L29 89L20 112L24 118L20 129L13 130L17 121L10 118L6 127L2 122L6 111L14 109L23 87L22 84l10-28z' +
      'M53 53l9 4 5 9H53z' +
      'M108 104a24 24 0 1 1 0 48 24 24 0 0 1 0-48zM108 120a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
  },
  /** A trainee with a spanner, a wheel on its stand, a trainer who points. */
  training: {
    path:
      'M33 40a8 8 0 0 1-4-15a12 12 0 1 1 18 14.7V51l-15-7z' +
      'M27 47l9 4v20h18l30-1L86 74L110 76L116 71L127 72L130 78L120 77L119 85L129 86L125 91L114 89L110 83L86 80L85 84L55 87v14l6 41 12 5v5H46l-6-42-8 42H14l12-54V66l-6 24-9-1-1-8 9-26z' +
      'M41 53l9 4 5 9H41z' +
      'M158 60a24 24 0 1 1 0 48 24 24 0 0 1 0-48zM158 76a8 8 0 1 1 0 16 8 8 0 0 1 0-16z' +
      'M140 108A30 30 0 0 0 176 108l12 44H128z' +
      'M262 28a12 12 0 0 0-22-6l-13 5v4zM262 32h-24a12 12 0 0 0 5 8V51l15-7v-5z' +
      'M263 47l-22 10-6 8-44-1v9l43 8v20l-8 41-12 5v5h29l4-36h4l4 36h19l-7-44V92l17-16-5-21zM260 66l8 10-8 8z',
  },
};
