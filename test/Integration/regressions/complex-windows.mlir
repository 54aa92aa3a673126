// Where there is nothing, windows of complex numbers are filled with zeros too.
//
// REQUIRES: mesh-run
// RUN: mesh-run --check %s

mesh.mesh @m = <["a"=4]>

#map = affine_map<(d0) -> (d0)>
func.func @main(%x: tensor<12xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}]>})
    -> (tensor<12xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}]>}) {
  %0 = tensor.empty() : tensor<12xcomplex<f32>>
  %c = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
      ins(%x : tensor<12xf32>) outs(%0 : tensor<12xcomplex<f32>>) {
  ^bb0(%re: f32, %out: complex<f32>):
    %1 = complex.create %re, %re : complex<f32>
    linalg.yield %1 : complex<f32>
  } -> tensor<12xcomplex<f32>>
  %part = tensor.extract_slice %c[3] [5] [1] : tensor<12xcomplex<f32>> to tensor<5xcomplex<f32>>
  %moved = tensor.insert_slice %part into %c[6] [5] [1] : tensor<5xcomplex<f32>> into tensor<12xcomplex<f32>>
  %2 = tensor.empty() : tensor<12xf32>
  %y = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
      ins(%moved : tensor<12xcomplex<f32>>) outs(%2 : tensor<12xf32>) {
  ^bb0(%number: complex<f32>, %out: f32):
    %3 = complex.im %number : complex<f32>
    linalg.yield %3 : f32
  } -> tensor<12xf32>
  return %y : tensor<12xf32>
}
