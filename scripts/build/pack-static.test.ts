import { expect, test } from "vitest";
import { inlineScriptHashes } from "./pack-static";

test("hashes each inline script once and leaves files out", () => {
  const html =
    '<script>alert(1)</script><script src="/a.js"></script><script async="">alert(1)</script><script type="x">b</script>';
  expect(inlineScriptHashes(html)).toEqual([
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
  ]);
});
